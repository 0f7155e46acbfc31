/** A sheet that a page names, as Rspress or `sheetLinks` writes it. */
const SHEET = /<link (?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"[^>]*>/g;

/**
 * Puts the sheets that a page names into the page itself, in their place: a sheet is a second way to the server and back
 * before anything can be seen, and lies behind the scripts on a slow line. `data-href` tells whoever would load the sheet
 * later that it is there.
 * @param html the page
 * @param textOf text of a sheet by its address; `undefined` for a sheet of somebody else, which stays named
 * @throws Error when a sheet would end its element
 */
export const inlineSheets = (html: string, textOf: (address: string) => string | undefined): string =>
  html.replace(SHEET, (link, address: string) => {
    const text = textOf(address);
    if (text === undefined) return link;
    if (/<\/style/i.test(text)) throw new Error(`${address}: a sheet inside a page must not hold "</style"`);
    return `<style data-href="${address}">${text}</style>`;
  });
