import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { OUT, ROOT, outFile, readHtml } from '../support/site';

const ROUTE = '/guide/start/quick-start';
const code = readFileSync(
  path.join(ROOT, 'examples/samples/quick-start/rspack-register/rspack.config.mjs'),
  'utf8',
);

test.each(LANGS)(
  'issue 4.3 a sample in a file is shown on the %s page, without an empty last line',
  (lang) => {
    const page = readHtml(localePath(ROUTE, lang));
    const block = page.querySelector('pre[data-title="rspack.config.mjs"]');
    expect(parse(block?.innerHTML ?? '').textContent).toBe(code.trimEnd());
  },
);

test.each(LANGS)('issue 4.3 the %s Markdown export and llms-full.txt hold the code of the file', (lang) => {
  const markdown = readFileSync(outFile(localePath(ROUTE, lang)).replace(/html$/, 'md'), 'utf8');
  expect(markdown).toContain(`\`\`\`js title="rspack.config.mjs"\n${code.trimEnd()}\n\`\`\``);
  const all = readFileSync(path.join(OUT, localePath('/llms-full.txt', lang)), 'utf8');
  expect(all).toContain(code.trimEnd());
});

test('issue 4.3 no page and no Markdown export shows where a sample lies or how it is checked', () => {
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|md|txt)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const telling = files.filter((name) =>
    /root(?:>|&gt;|&#x3e;)\/samples|^\s*```.*(?: build$| types$| skip=)/im.test(
      readFileSync(path.join(OUT, name), 'utf8'),
    ),
  );
  expect(telling).toEqual([]);
});
