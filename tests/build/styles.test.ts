import { expect, test } from 'vitest';
import { addressOf, outputFiles, outputText, pageFiles } from '../support/outputText';
import { readHtml } from '../support/site';

/** Classes of CSS modules that rules name. */
const styledBy = (css: string): string[] =>
  [...css.matchAll(/\.([A-Z][A-Za-z]*-[\w-]+)/g)].map(([, name = '']) => name);

/** Style sheets of a page, those in its HTML and those that it links. */
function stylesOf(file: string): string {
  const html = readHtml(addressOf(file));
  const linked = html
    .querySelectorAll('link[rel="stylesheet"]')
    .map((link) => outputText((link.getAttribute('href') ?? '').replace(/^\//, '')));
  return [...html.querySelectorAll('style').map(({ textContent }) => textContent), ...linked].join('\n');
}

const pages = pageFiles();
const styles = new Map(pages.map((file) => [file, new Set(styledBy(stylesOf(file)))]));
const known = new Set([
  ...[...styles.values()].flatMap((names) => [...names]),
  ...outputFiles()
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => styledBy(outputText(file))),
]);

test.each(pages)('whatever the HTML of %s has comes with its styles', (file) => {
  const used = readHtml(addressOf(file))
    .querySelectorAll('[class]')
    .flatMap((element) => [...element.classList.values()]);
  const bare = [...new Set(used)].filter((name) => known.has(name) && !styles.get(file)?.has(name));
  expect(bare).toEqual([]);
});
