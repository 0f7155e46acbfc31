import { expect, test } from 'vitest';
import { langOfPath, toolInLang, TOOLS } from '../../../site/tools';

const NAMES = ['Rspack', 'Rsbuild', 'Rspress', 'Rslib', 'Rsdoctor', 'Rstest', 'Awesome Rstack'];

test.each([
  ['/zh/guide/start/intro', '/zh/'],
  ['/', '/'],
  ['/guide/start/intro', '/'],
])('S1-1 S1-3 S3-47 on %s the six tools and the list lead to sites that end with %s', (path, end) => {
  const lang = langOfPath(path);
  const shown = TOOLS.map((tool) => toolInLang(tool, lang));
  expect(shown.map(({ name }) => name)).toEqual(NAMES);
  expect(shown.map(({ url }) => url)).toEqual([
    ...NAMES.slice(0, 6).map((name) => `https://${name.toLowerCase()}.rs${end}`),
    'https://github.com/rstackjs/awesome-rstack',
  ]);
  for (const { desc } of shown) expect(/\p{Script=Han}/u.test(desc)).toBe(lang === 'zh');
});
