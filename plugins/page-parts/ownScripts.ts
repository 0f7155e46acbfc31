/** A script that comes later, as the host names it. */
const OF_HOST = /<link rel="preload" href="[^"]+\/async\/[^"]+\.js" as="script">/g;

/**
 * Leaves what `pageLinks` says of the scripts of a page: the host names the whole script of its text, of which the document
 * of the page has no need (`plugins/kept-text`).
 * @param html the page as the host wrote it
 */
export const ownScripts = (html: string): string => html.replace(OF_HOST, '');
