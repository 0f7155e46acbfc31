import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../tools/commands/runCommand';
import { buildState, findState } from '../../../../tools/shots-compare/buildState';

const above = mkdtempSync(path.join(tmpdir(), 'shots-states-'));
const root = path.join(above, 'project');
const log = path.join(above, 'logs', 'before.log');
const said: string[] = [];
const commands: string[] = [];

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const put = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const commit = (message: string): string => {
  git('add', '-A');
  git('commit', '-q', '-m', message);
  return git('rev-parse', 'HEAD');
};

/** npm is played, git is real. */
const tools = (build: { code: number; output: string } = { code: 0, output: '' }) => ({
  root,
  say: (line: string) => void said.push(line),
  run: (command: string, args: readonly string[], options: Parameters<typeof runCommand>[2]) => {
    if (command === 'git') return runCommand(command, args, options);
    commands.push(`${command} ${args.join(' ')}`);
    const ended = args[0] === 'run' ? build : { code: 0, output: '' };
    return { ...ended, stdout: ended.output, stderr: '' };
  },
});

let first = '';
beforeAll(() => {
  mkdirSync(root);
  git('init', '-q', '-b', 'main');
  put('.gitignore', 'node_modules\n');
  put('package-lock.json', '{"a":1}');
  put('page.txt', 'old');
  first = commit('one');
  git('tag', 'v1');
  put('page.txt', 'new');
  commit('two');
  put('node_modules/p/index.js', 'ours');
});
afterAll(() => rmSync(above, { recursive: true }));

test('a branch, a tag and a commit are found, and without a name it is the present tree', () => {
  expect(findState('v1', tools())).toEqual({ name: `v1 (${first.slice(0, 8)})`, commit: first });
  expect(findState(first, tools())).toEqual({ name: first.slice(0, 8), commit: first });
  expect(findState(undefined, tools())).toEqual({ name: 'present tree', commit: undefined });
});

test.each(['gone', '--all', 'main:page.txt', ''])('"%s" is no state', (ref) => {
  expect(() => findState(ref, tools())).toThrow(
    `There is no "${ref}" here: name a branch, a tag or a commit, or fetch it first.`,
  );
});

test('a commit is built with the packages of the project when its lock file is the same', () => {
  commands.length = 0;
  const copy = path.join(above, 'same');
  expect(buildState(findState('v1', tools()), copy, log, tools())).toBe(path.join(copy, 'doc_build'));
  expect(readFileSync(path.join(copy, 'page.txt'), 'utf8')).toBe('old');
  expect(readFileSync(path.join(copy, 'node_modules/p/index.js'), 'utf8')).toBe('ours');
  expect(commands).toEqual(['npm run build']);
});

test('the present tree is built with what is not committed yet', () => {
  put('page.txt', 'newer');
  put('added.txt', 'added');
  const copy = path.join(above, 'present');
  buildState(findState(undefined, tools()), copy, log, tools());
  expect(readFileSync(path.join(copy, 'page.txt'), 'utf8')).toBe('newer');
  expect(existsSync(path.join(copy, 'added.txt'))).toBe(true);
});

test('a commit with another lock file gets its own packages', () => {
  put('package-lock.json', '{"a":2}');
  commit('three');
  commands.length = 0;
  const copy = path.join(above, 'other');
  buildState(findState('v1', tools()), copy, log, tools());
  expect(commands).toEqual(['npm ci --no-audit --no-fund', 'npm run build']);
  expect(existsSync(path.join(copy, 'node_modules'))).toBe(false);
  expect(said.at(-1)).toBe(
    `v1 (${first.slice(0, 8)}): package-lock.json is another; installing its packages`,
  );
});

test('a build that fails is told in one line, and its output is kept', () => {
  const failing = tools({
    code: 1,
    output: 'start\n\u001b[31merror   \u001b[0mdocs/en/a.mdx:3: no such page\n\n',
  });
  expect(() => buildState(findState('main', failing), path.join(above, 'bad'), log, failing)).toThrow(
    /^The build of main \(\w{8}\) failed: error {3}docs\/en\/a\.mdx:3: no such page \(all of it: .*before\.log\)$/,
  );
  expect(readFileSync(log, 'utf8')).toContain('start');
});
