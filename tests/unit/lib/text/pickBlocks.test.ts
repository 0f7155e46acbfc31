import { BUILD_PREFIXES } from '../../../../site/installs';
import { expect, test } from 'vitest';
import { pickBlocks } from '../../../../lib/text/pickBlocks';

const shown = (code: string) =>
  pickBlocks(code).map(({ shell, lines }) => [shell, ...lines.map(({ pm, text }) => `${pm}: ${text}`)]);

test('issue 18.2 a command is written for every package manager', () => {
  expect(shown('npm install -D webpack')).toEqual([
    [
      undefined,
      'npm: npm install -D webpack',
      'yarn: yarn add -D webpack',
      'pnpm: pnpm add -D webpack',
      'bun: bun add -D webpack',
    ],
  ]);
});

test('issue 18.2 a variable is set in the syntax of every shell', () => {
  const blocks = pickBlocks('RSDOCTOR=true npm run build');
  expect(blocks.map(({ shell, language, lines }) => [shell, language, lines[0]?.text])).toEqual([
    ['unix', 'bash', 'RSDOCTOR=true npm run build'],
    ['powershell', 'powershell', "$env:RSDOCTOR = 'true'; npm run build"],
    ['cmd', 'bat', 'set "RSDOCTOR=true" && npm run build'],
  ]);
});

test('issue 18.2 an installed binary is run, one with a version or a scope is fetched', () => {
  const texts = (code: string) => pickBlocks(code)[0]?.lines.map(({ text }) => text);
  expect(texts('npx next build --webpack')).toEqual([
    'npx next build --webpack',
    'yarn next build --webpack',
    'pnpm exec next build --webpack',
    'bunx next build --webpack',
  ]);
  expect(texts('npx @rsdoctor/cli@^1.6.0 analyze')).toEqual([
    'npx @rsdoctor/cli@^1.6.0 analyze',
    'yarn dlx @rsdoctor/cli@^1.6.0 analyze',
    'pnpm dlx @rsdoctor/cli@^1.6.0 analyze',
    'bunx @rsdoctor/cli@^1.6.0 analyze',
  ]);
});

test('issue 18.2 commands of one package manager stand together, and only those with a variable set it', () => {
  const [unix] = pickBlocks('A=1 npm run build\nnpx serve dist');
  expect(unix?.lines.slice(0, 4).map(({ text }) => text)).toEqual([
    'A=1 npm run build',
    'npx serve dist',
    'A=1 yarn run build',
    'yarn serve dist',
  ]);
});

test.each(['yarn add webpack', 'npm run build\nrm -rf dist', ''])('"%s" is refused', (code) => {
  expect(() => pickBlocks(code)).toThrow();
});

test('the home page writes the variable of each shell as the pages do', () => {
  const first = pickBlocks('RSDOCTOR=true npm run build').map(({ shell, lines }) => [shell, lines[0]?.text]);
  expect(Object.fromEntries(first)).toEqual(
    Object.fromEntries(
      Object.entries(BUILD_PREFIXES).map(([shell, prefix]) => [shell, `${prefix}npm run build`]),
    ),
  );
});
