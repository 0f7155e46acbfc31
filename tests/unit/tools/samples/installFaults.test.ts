import { expect, it } from 'vitest';
import type { Page } from '../../../../packages/doc-checks/types';
import { installFaults } from '../../../../tools/samples/installFaults';
import { fixture } from '../../plugins/checks/fixture';

const { pages } = fixture('broken-samples');
const TYPED = [{ file: 'guide/page', section: '', version: '1.5.0', reason: 'the last with it' }];

/** What is wrong with a command on a page. */
function faults(command: string, immer = '1.6.3', typed = TYPED): string[] {
  const packages = Object.fromEntries(
    ['@rsdoctor/rspack-plugin', '@rsdoctor/cli', 'immer'].map((name) => [
      `node_modules/${name}`,
      { version: name === 'immer' ? immer : '1.6.3' },
    ]),
  );
  const code = [{ language: 'bash', value: command, line: 1 }] as unknown as Page['code'];
  const page = { ...pages[0], file: 'docs/en/guide/page.mdx', parts: [], code } as unknown as Page;
  return installFaults([page], { packages }, {}, typed).map(({ line, message }) => `${line} ${message}`);
}

it.each([
  ['npm install -D @rsdoctor/rspack-plugin@^1.6.3 react', ['2 react is not in package-lock.json']],
  ['npx @rsdoctor/cli@^1.6.4 analyze', [expect.stringContaining('1.6.3, which ^1.6.4 does not take')]],
  ['npm run build', []],
  ['npm explain react', []],
  ['npm install -D @rsdoctor/cli@1.5.0', []],
  ['npm install -D @rsdoctor/cli@1.4.0', [expect.stringContaining('1.4.0')]],
  [
    'npm install -D @rsdoctor/rspack-plugin@^1.6.3 @rsdoctor/cli',
    ['2 installs the plugin and the CLI at once'],
  ],
  ['npm install -D --save-exact @rsdoctor/rspack-plugin@1.6.3 @rsdoctor/cli@1.6.3', []],
])(
  'issue 4.3 issue 19 the packages of a command were installed here, not two by ranges: %s',
  (command, expected) => {
    expect(faults(command)).toEqual(expected);
  },
);
