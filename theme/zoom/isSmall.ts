const QUERY = '(width < 700px)';

/** Whether a picture that fills the window has barely grown: it is then shown larger, and panned. */
export const isSmall = (): boolean => window.matchMedia(QUERY).matches;
