/**
 * The browsers that scripts and styles are compiled for, as browserslist names them: the first ones that read every text
 * rule of the site, which look behind. In older ones a page stays the HTML that it is (`site/neededFeatures.ts`).
 */
export const BROWSERS = ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16.4'];
