package lectern.gui;

import lectern.gui.robot.OnScreens;

/** Presenting with an old projector. */
@OnScreens("1024x768")
class SmallScreenIT extends RemoteControlWalk {}
