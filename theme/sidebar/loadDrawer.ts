/** Imports what `SidebarDrawer` opens. */
export const loadDrawer = () => import('./SidebarDialog');

/** Fetches it ahead of a press; what fails now is told then. */
export const prepareDrawer = () => void loadDrawer().catch(() => undefined);
