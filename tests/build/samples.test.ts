import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { markdownFile, outputFiles, outputText } from '../support/outputText';
import { readHtml } from '../support/site';

const ROUTE = '/guide/start/quick-start';
const CHANGE = `+import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

 export default {
   entry: './src/index.js',
   plugins: [
+    process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin(),
   ],
 };`;

test.each(LANGS)(
  'issue 4.3 issue 18.6 a sample of a file is shown whole on the %s page, its new lines marked',
  (lang) => {
    const block = readHtml(localePath(ROUTE, lang)).querySelector('pre[data-title="rspack.config.mjs"]');
    const sample = parse(block?.innerHTML ?? '');
    expect(sample.textContent).toBe(CHANGE.replace(/^./gm, ''));
    expect(sample.querySelectorAll('ins.line.diff.add').map((line) => line.textContent)).toEqual(
      [...CHANGE.matchAll(/^\+(.*)/gm)].map(([, line]) => line),
    );
    const shown = `\`\`\`diff title="rspack.config.mjs"\n${CHANGE}\n\`\`\``;
    expect(outputText(markdownFile(localePath(ROUTE, lang)))).toContain(shown);
    expect(outputText(localePath('/llms-full.txt', lang).slice(1))).toContain(CHANGE);
  },
);

test('issue 18.6 issue 4.3 nothing shows the comments that mark lines, where a sample lies or how it is checked', () => {
  const told = /\[!code |root(?:>|&gt;|&#x3e;)\/samples|^\s*```.*(?: build$| types$| skip=)/im;
  const texts = outputFiles().filter((file) => /\.(?:html|md|txt|js|json|xml)$/.test(file));
  // The script of the builder has samples as they are written, and the pattern that takes the comments out.
  const shown = texts.filter((file) => !(file.endsWith('.js') && outputText(file).includes('\\[!code')));
  expect(shown.filter((file) => told.test(outputText(file)))).toEqual([]);
  expect(texts.length - shown.length).toBe(1);
});
