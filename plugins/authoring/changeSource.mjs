/** Loader: the text of a page, changed by its option `change` before Rspress makes the export. */
export default function changeSource(source) {
  return this.getOptions().change(source, this.resourcePath);
}
