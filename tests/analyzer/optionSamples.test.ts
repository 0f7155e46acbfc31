import path from 'node:path';
import { expect, test } from 'vitest';
import { SEVERITIES } from '../../site/contract/typeShape';
import { typeFaults } from '../../tools/samples/typeFaults';
import { OPTION_SAMPLES } from '../support/optionSamples';
import { ROOT } from '../support/site';
import { unwrittenSample } from '../support/unwrittenSample';

const CLASSES = {
  rspack: 'RsdoctorRspackPlugin',
  webpack: 'RsdoctorWebpackPlugin',
  'rspack-multiple': 'RsdoctorRspackMultiplePlugin',
  'webpack-multiple': 'RsdoctorWebpackMultiplePlugin',
} as const;

const SEVERITY = 'severities.ts';
const SEVERITY_CODE = `import type { Linter } from '@rsdoctor/types';
  type Written = ${SEVERITIES.map((each) => `'${each}'`).join(' | ')};
  type Same = [Written, Linter.SeverityInput] extends [Linter.SeverityInput, Written] ? true : false;
  export const same: Same = true;`;

test('issue 21.5 the types of the packages judge options and severities as the schema does', () => {
  const files = OPTION_SAMPLES.map(({ plugin, options }, index) =>
    unwrittenSample(`${index}.ts`, `new ${CLASSES[plugin]}(${JSON.stringify(options)});`),
  );
  const faults = typeFaults([...files, unwrittenSample(SEVERITY, SEVERITY_CODE)], ROOT);
  const wrong = new Set(faults.map(({ file }) => path.posix.basename(file)));
  const judged = OPTION_SAMPLES.map((each, index) => ({ ...each, good: !wrong.has(`${index}.ts`) }));
  expect(judged).toEqual(OPTION_SAMPLES);
  expect(wrong).not.toContain(SEVERITY);
});
