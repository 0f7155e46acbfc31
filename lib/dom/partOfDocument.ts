/**
 * Asks for the document of the page at hand, and takes parts out of it. A request reads HTML without running anything of
 * it, and unlike a parser it is not forbidden by Trusted Types.
 * @param parts selector
 * @returns the elements; none when the document could not be had
 */
export function partOfDocument(parts: string): Promise<readonly Element[]> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', window.location.pathname);
    request.responseType = 'document';
    request.onloadend = () => resolve([...(request.responseXML?.querySelectorAll(parts) ?? [])]);
    request.send();
  });
}
