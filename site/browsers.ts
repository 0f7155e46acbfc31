/**
 * The browsers that scripts and styles are compiled for, as browserslist names them: the first ones that read every text
 * rule of the site, which look behind.
 */
export const BROWSERS = ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16.4'];

/** What all of them have, and no browser that lacks something else that scripts of the site need: the last that came. */
export const HAS_FEATURES = 'Array.prototype.findLast';

/** Global name that says that a browser is older: scripts would stop halfway there, so a page stays the HTML that it is. */
export const OLD_BROWSER = 'siteStaysHtml';
