import { expect, test } from 'vitest';
import { REDIRECTS } from '../../site/redirects';
import { readSettings } from '../../site/settings';
import { addressOf, fileOf, outputFiles, outputText, pageFiles } from '../support/outputText';
import { readHtml } from '../support/site';

const { origin } = readSettings(process.env);
const files = new Set(outputFiles());
const ids = new Map(
  pageFiles().map((file) => [
    file,
    new Set([...outputText(file).matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = '']) => id)),
  ]),
);

/** What the structured data of a page calls the site and the article: names in the form of addresses. */
const NAMES = /#(?:site|article)$/;

/** What is wrong with an address of the site, or nothing. The views of a report are no anchors. */
function fault(address: string): string | undefined {
  const [path = '', fragment = ''] = address.split('#');
  const file = fileOf(path, files);
  if (!file) return `${address}: no file answers`;
  const page = file.endsWith('.md') ? file.replace(/md$/, 'html') : file;
  const known = ids.get(page);
  if (fragment === '' || fragment.startsWith('/') || !known) return undefined;
  return known.has(decodeURIComponent(fragment)) ? undefined : `${address}: no such anchor`;
}

function linked(file: string): string[] {
  const page = readHtml(addressOf(file));
  const at = new URL(addressOf(file), origin);
  const values = page
    .querySelectorAll('[href], [src], [srcset], [poster], [action]')
    .flatMap((element) => [
      ...['href', 'src', 'poster', 'action'].flatMap((name) => element.getAttribute(name) ?? []),
      ...(element.getAttribute('srcset') ?? '')
        .split(',')
        .flatMap((entry) => entry.trim().split(' ')[0] || []),
    ]);
  return values
    .map((value) => new URL(value, at))
    .filter((url) => url.origin === origin)
    .map(({ pathname, hash }) => `${pathname}${hash}`);
}

test('issue 7.7 the gate sees a missing page and a missing anchor', () => {
  expect(fault('/guide/start/no')).toContain('no file');
  expect(fault('/guide/start/intro#no')).toContain('no such anchor');
  expect(fault('/guide/start/intro.md#no')).toContain('no such anchor');
  expect(fault('/reports/rspack-app.html#/overall')).toBeUndefined();
});

test('issue 7.7 every link of every page has a target, with its anchor', () => {
  const faults = pageFiles().flatMap((file) => {
    const all = [...new Set(linked(file))];
    expect(all.length, file).toBeGreaterThan(10);
    return all.flatMap((address) => fault(address) ?? []).map((text) => `${file}: ${text}`);
  });
  expect(faults).toEqual([]);
});

test('issue 7.7 every whole address of the site, in any text of the output, has a target', () => {
  const texts = [...files].filter(
    (file) => /\.(?:html|md|txt|xml|rss)$/.test(file) && !file.startsWith('reports/'),
  );
  const pattern = new RegExp(`${origin.replaceAll('.', '\\.')}(/[^\\s"'\`<>()\\[\\]{}?,，。、]*)`, 'g');
  const faults = texts.flatMap((file) =>
    [
      ...new Set(
        [...outputText(file).matchAll(pattern)].map(([, path = '']) =>
          path.replace(/(?:&quot;.*|[.:]+)$/, ''),
        ),
      ),
    ]
      .filter((path) => !NAMES.test(path))
      .flatMap((path) => fault(path) ?? [])
      .map((text) => `${file}: ${text}`),
  );
  expect(faults).toEqual([]);
});

test('issue 7.7 no redirect takes the address of a page', () => {
  // The home page has a second address, which leads to the first.
  const taken = REDIRECTS.filter(({ from }) => from !== '/index' && fileOf(from, files));
  expect(taken).toEqual([]);
});
