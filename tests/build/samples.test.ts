import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { OUT, outFile, readHtml } from '../support/site';

const ROUTE = '/guide/start/quick-start';
/** The file is TypeScript and marks its lines. */
const ESM = `import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  entry: './src/index.js',
  plugins: [
    process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin(),
  ],
};`;
const CHANGE = `+import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

 export default {
   entry: './src/index.js',
   plugins: [
+    process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin(),
   ],
 };`;

test.each(LANGS)(
  'issue 4.3 a sample in a file is shown on the %s page, without an empty last line',
  (lang) => {
    const page = readHtml(localePath(ROUTE, lang));
    const block = page.querySelector('pre[data-title="rspack.config.mjs"]');
    expect(parse(block?.innerHTML ?? '').textContent).toBe(ESM);
  },
);

test.each(LANGS)('issue 4.3 the %s Markdown export and llms-full.txt hold the code of the file', (lang) => {
  const markdown = readFileSync(outFile(localePath(ROUTE, lang)).replace(/html$/, 'md'), 'utf8');
  expect(markdown).toContain(`\`\`\`diff title="rspack.config.mjs"\n${CHANGE}\n\`\`\``);
  const all = readFileSync(path.join(OUT, localePath('/llms-full.txt', lang)), 'utf8');
  expect(all).toContain(CHANGE);
});

test.each(LANGS)('issue 18.6 added lines are marked in the HTML of the %s page, and say so', (lang) => {
  const block = readHtml(localePath(ROUTE, lang)).querySelector('pre[data-title="webpack.config.cjs"]');
  const sample = parse(block?.innerHTML ?? '');
  expect(sample.querySelectorAll('ins.line.diff.add').map((line) => line.textContent.trim())).toEqual([
    "const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');",
    "const doctor = process.env.RSDOCTOR === 'true';",
    "devtool: doctor ? 'source-map' : false,",
    'optimization: doctor ? { realContentHash: false } : {},',
    'doctor && new RsdoctorWebpackPlugin(),',
  ]);
});

test('issue 18.6 no page, Markdown export or search index shows the comments that mark lines', () => {
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|md|txt|js|json|xml)$/.test(name),
  );
  const telling = files.filter((name) => readFileSync(path.join(OUT, name), 'utf8').includes('[!code '));
  expect(files.length).toBeGreaterThan(200);
  expect(telling).toEqual([]);
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
