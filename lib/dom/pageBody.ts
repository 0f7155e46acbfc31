/**
 * Where overlays are put, so that no part of the page cuts them off.
 * @returns the page's body element
 */
export const pageBody = (): HTMLElement => document.body;
