/**
 * Fetches a sheet before it is wanted: the document has it and uses nothing of it. One that is only in the browser's memory
 * would have to be read, which a click would wait for; one in use would make the browser work out the styles of the page at
 * hand again.
 * @param address address of the sheet
 */
export function preloadSheet(address: string): void {
  // The page that was opened has its sheets inside (`packages/lean/critical-css`).
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"], style[data-href="${address}"]`))
    return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // No screen and no printer.
  link.media = 'not all';
  link.href = address;
  // A click tries again.
  link.onerror = () => link.remove();
  document.head.append(link);
}
