import { tmpdir } from 'node:os';
import { realpathSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand } from '../../../tools/runCommand';

const node = (script: string, options?: Parameters<typeof runCommand>[2]) =>
  runCommand(process.execPath, ['-e', script], options);

test('issue 16 a command ends with its code and all that it printed', () => {
  const script = "console.log(process.env.SAY); console.error('b'); process.exit(3)";
  const ended = { code: 3, stdout: 'a\n', stderr: 'b\n', output: 'a\nb\n' };
  expect(node(script, { env: { SAY: 'a' } })).toEqual(ended);
});

test('issue 16 a command runs in its folder and reads what it is given', () => {
  const folder = realpathSync(tmpdir());
  const script = "process.stdin.on('data', (text) => console.log(process.cwd(), String(text)))";
  expect(node(script, { folder, input: 'typed' }).stdout).toBe(`${folder} typed\n`);
});

test('issue 16 a program that is not there and one that takes too long end without a code', () => {
  const missing = runCommand('no-such-program', []);
  expect(missing.code).toBeNull();
  expect(missing.stderr).toContain('ENOENT');
  expect(node('setInterval(() => undefined, 1000)', { limit: 200 }).code).toBeNull();
});

test('issue 16 what is shown is not kept', () => {
  expect(node('process.exit(0)', { shown: true })).toEqual({ code: 0, stdout: '', stderr: '', output: '' });
});
