/** A chunk of a page, as Rspress names it. */
const OF_HOST = /<link rel="preload" href="[^"]+\/async\/[^"]+\.js" as="script">/g;

/**
 * Keeps the names that `scriptLinks` wrote, and drops Rspress's own: those are of the whole chunk of a page, and its document
 * may load a lean one.
 * @param html the page as Rspress wrote it
 */
export const ownScripts = (html: string): string => html.replace(OF_HOST, '');
