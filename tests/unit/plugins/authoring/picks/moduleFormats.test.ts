import { expect, test } from 'vitest';
import { moduleFormats } from '../../../../../plugins/authoring/moduleFormats';

const TYPED = `import { Plugin } from 'plugin'; // [!code ++]
import type { Configuration } from '@rspack/core';

const doctor = true;

const config: Configuration = {
  entry: './src/index.js',
  plugins: [new Plugin()], // [!code ++]
};

export default config;
`;

const write = (code: string) =>
  Object.fromEntries(moduleFormats(code, 'rspack.config.ts').map((sample) => [sample.format, sample]));

test('issue 18.6 a typed config is written as an ECMAScript module and as CommonJS, with its marks', () => {
  const { esm, cjs, ts } = write(TYPED);
  expect(esm).toMatchObject({ language: 'js', title: 'rspack.config.mjs' });
  expect(esm?.code).toBe(`import { Plugin } from 'plugin'; // [!code ++]

const doctor = true;

export default {
  entry: './src/index.js',
  plugins: [new Plugin()], // [!code ++]
};
`);
  expect(cjs).toMatchObject({ language: 'js', title: 'rspack.config.cjs' });
  expect(cjs?.code).toBe(`const { Plugin } = require('plugin'); // [!code ++]

const doctor = true;

module.exports = {
  entry: './src/index.js',
  plugins: [new Plugin()], // [!code ++]
};
`);
  expect(ts).toMatchObject({ language: 'ts', title: 'rspack.config.ts', code: TYPED });
});

test('issue 18.6 what cannot be written in every format is refused', () => {
  expect(() => write('export default { entry: 1 };\n')).toThrow('typed constant');
  expect(() => write(`import plugin from 'plugin';\n${TYPED}`)).toThrow("import plugin from 'plugin'");
  expect(() => write(`export const other = 1;\n${TYPED}`)).toThrow('export const other');
});
