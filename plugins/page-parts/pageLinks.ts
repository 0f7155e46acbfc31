/**
 * What the HTML of a page names of the files that its parts lie in: the sheets, without which it would look wrong before
 * its scripts have run, and the scripts, so that they come at once; but after the largest picture, which no script may
 * hold up.
 * @param files addresses of the files
 * @returns link elements, written otherwise than the host writes its own (`ownScripts`)
 */
export const pageLinks = (files: readonly string[]): string =>
  files
    .map((file) => {
      if (file.endsWith('.css')) return `<link rel="stylesheet" href="${file}">`;
      return file.endsWith('.js')
        ? `<link rel="preload" as="script" fetchpriority="low" href="${file}">`
        : '';
    })
    .join('');
