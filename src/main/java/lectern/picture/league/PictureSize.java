package lectern.picture.league;

import java.awt.geom.Dimension2D;

/** A size in points. */
final class PictureSize extends Dimension2D {
    private double width;
    private double height;

    PictureSize(double width, double height) {
        this.width = width;
        this.height = height;
    }

    @Override
    public double getWidth() {
        return width;
    }

    @Override
    public double getHeight() {
        return height;
    }

    @Override
    public void setSize(double newWidth, double newHeight) {
        width = newWidth;
        height = newHeight;
    }
}
