import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCUMENTED_VERSION } from '../../site/identity';
import { LANGS } from '../../site/languages';
import { ROOT } from '../support/site';

const rsdoctor = (...args: string[]) =>
  execFileSync(process.execPath, [`${ROOT}/node_modules/.bin/rsdoctor`, ...args], { encoding: 'utf8' });

const COMMANDS = [...rsdoctor('--help').matchAll(/^ {2}([a-z-]+) {2,}use /gm)].map((match) => match[1] ?? '');
const flagsOf = (command: string) =>
  [...rsdoctor(command, '--help').matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map((match) => match[1] ?? '');

test('the documented version is the installed one', () => {
  expect(rsdoctor('--version')).toContain(`rsdoctor/${DOCUMENTED_VERSION}`);
});

test('the CLI has the commands that the page describes', () => {
  expect(COMMANDS.sort()).toEqual(['analyze', 'bundle-diff', 'stats-analyze']);
});

test.each(LANGS)('every command and flag of --help stands on the %s CLI page', (lang) => {
  const page = readFileSync(`${ROOT}/docs/${lang}/guide/start/cli.mdx`, 'utf8');
  for (const command of COMMANDS) {
    const start = page.indexOf(`{#${command}}`);
    expect(start, command).toBeGreaterThan(-1);
    const end = page.indexOf('\n## ', start);
    const section = page.slice(start, end === -1 ? undefined : end);
    for (const flag of flagsOf(command).filter((name) => name !== '--help')) {
      expect(section, `${command} ${flag}`).toContain(flag);
    }
  }
});

test.each(LANGS)('no flag on the %s CLI page is unknown to the CLI', (lang) => {
  const page = readFileSync(`${ROOT}/docs/${lang}/guide/start/cli.mdx`, 'utf8');
  const known = new Set(['--help', '--version', ...COMMANDS.flatMap(flagsOf)]);
  const lines = page
    .split('\n')
    .filter((line) => /\brsdoctor (analyze|bundle-diff|stats-analyze)\b/.test(line));
  const used = lines.flatMap((line) => line.match(/--[a-z][a-z-]*/g) ?? []);
  expect(used.length).toBeGreaterThan(0);
  expect([...new Set(used)].filter((flag) => !known.has(flag))).toEqual([]);
});
