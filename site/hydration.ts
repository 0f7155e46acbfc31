/** Events on `window` by which the theme tells the scripts in the head how far React is: it has not looked at the HTML yet. */
export const HYDRATION_BEGINS = 'site-hydrates';

/** Effects are running. The text of the page is hydrated when React has time, or at the next event in it. */
export const HYDRATION_ENDS = 'site-hydrated';

/** An event of the browser that makes React hydrate the part in which it happens, and that nothing else listens to. */
export const HYDRATING_EVENT = 'touchcancel';
