import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildCommand } from '../../../tools/buildCommand';
import { tempFolder } from '../../support/tempFolder';

/** A project whose script is another one. */
function project(build: string): string {
  const root = tempFolder('build-command-');
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ scripts: { build } }));
  return root;
}

test('issue 14.3 tools build the site as its script does, from any folder', () => {
  const [program, ...args] = buildCommand();
  const host = args.findIndex((each) => !each.startsWith('--'));
  expect(args.slice(host + 1)).toEqual(['build', '--config=build.config.mjs']);
  expect(path.isAbsolute(args[host] ?? '') && existsSync(args[host] ?? '')).toBe(true);
  // A flag that this Node.js does not know would stop it.
  const { status, stderr } = spawnSync(program, [...args.slice(0, host), '--eval', ''], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(args.slice(0, host)).not.toEqual([]);
});

test('issue 14.3 a script that starts something else is no command for tools', () => {
  expect(() => buildCommand(project('rspress build'))).toThrow('starts rspress, not node');
});
