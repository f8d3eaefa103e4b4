package lectern.gui;

import lectern.gui.robot.OnScreens;

/** Presenting with the finest projector. */
@OnScreens("3840x2160")
class LargeScreenIT extends RemoteControlWalk {}
