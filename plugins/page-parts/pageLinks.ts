/**
 * What the HTML of a page names of the files that its parts lie in: the sheets, without which it would look wrong before
 * its scripts have run, and the scripts, so that they come at once. The host names the script of the text alone.
 * @param files addresses of the files
 * @returns link elements; a script that the host names too is asked for once all the same
 */
export const pageLinks = (files: readonly string[]): string =>
  files
    .map((file) => {
      if (file.endsWith('.css')) return `<link rel="stylesheet" href="${file}">`;
      return file.endsWith('.js') ? `<link rel="preload" href="${file}" as="script">` : '';
    })
    .join('');
