package lectern.play.rating;

/** A symmetric, positive definite system of equations, taken apart once (after Cholesky). */
final class PositiveMatrix {
    private final double[][] lower;

    /** @param matrix of which the lower half, diagonal included, is read */
    PositiveMatrix(double[][] matrix) {
        int size = matrix.length;
        lower = new double[size][];
        for (int row = 0; row < size; row++) {
            lower[row] = new double[row + 1];
            for (int column = 0; column <= row; column++) {
                double left = matrix[row][column];
                for (int k = 0; k < column; k++) left -= lower[row][k] * lower[column][k];
                lower[row][column] = row == column ? Math.sqrt(left) : left / lower[column][column];
            }
        }
    }

    double[] solve(double[] right) {
        double[] solution = right.clone();
        for (int row = 0; row < solution.length; row++) {
            for (int k = 0; k < row; k++) solution[row] -= lower[row][k] * solution[k];
            solution[row] /= lower[row][row];
        }
        for (int row = solution.length - 1; row >= 0; row--) {
            solution[row] /= lower[row][row];
            for (int k = 0; k < row; k++) solution[k] -= lower[row][k] * solution[row];
        }
        return solution;
    }

    double[][] inverse() {
        double[][] inverse = new double[lower.length][];
        for (int i = 0; i < lower.length; i++) {
            double[] unit = new double[lower.length];
            unit[i] = 1;
            inverse[i] = solve(unit);
        }
        return inverse;
    }
}
