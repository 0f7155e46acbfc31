/**
 * Hands a compiled page to the techniques, before SWC goes over what they leave of it. The bundler loads this file itself, so it is
 * plain JavaScript.
 * @param {string} code the page, as the compiler wrote it
 * @returns {string} the changed page
 */
export default function changePage(code) {
  const { change } = this.getOptions();
  return change(code, this.resourcePath, this.resourceQuery);
}
