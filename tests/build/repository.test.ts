import { expect, test } from 'vitest';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { readSettings } from '../../site/settings';
import { markdownFile, outputFiles, outputText } from '../support/outputText';
import { readHtml } from '../support/site';

const COMMAND = `git clone ${readSettings(process.env).docsRepository} rsdoctor-docs`;

/** Pages that show the command through a fragment, and two that have it themselves. */
const PAGES = [
  '/guide/rules/e1001',
  '/guide/usage/resolver',
  '/guide/start/cicd',
  '/blog/topic/loader-optimization',
];

/** The parser keeps the inside of `<pre>` as it is written. */
const shown = (url: string): string =>
  readHtml(url)
    .querySelector('main')
    ?.innerHTML.replace(/<[^>]+>/g, '') ?? '';

test.each(LANGS)(
  'issue 19 commands clone the repository of this deployment, in page and export: %s',
  (lang) => {
    for (const route of PAGES) {
      const url = localePath(route, lang);
      expect(shown(url), url).toContain(COMMAND);
      expect(outputText(markdownFile(url)), url).toContain(COMMAND);
    }
  },
);

test('issue 19 neither readers nor the search index see the mark', () => {
  const files = outputFiles().filter((file) => /\.(?:html|js|json|md|rss|txt)$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => outputText(file).includes('git clone {'))).toEqual([]);
  const indexes = files.filter((file) => file.includes('search_index'));
  expect(indexes.filter((file) => outputText(file).includes(COMMAND)).length).toBeGreaterThan(0);
});
