/**
 * Changes the text of a page before Rspress makes its export.
 * @param {string} source text of the page
 * @returns {string} what its option `change` makes of it
 */
export default function changeSource(source) {
  return this.getOptions().change(source, this.resourcePath);
}
