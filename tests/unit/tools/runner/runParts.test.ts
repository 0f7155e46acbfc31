/** @module-tag whole-commands */
import { spawn } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { runParts } from '../../../../tools/runner/runParts';
import type { Part } from '../../../../tools/runner/types';
import { tempFolder } from '../../../support/tempFolder';

/** A part that runs a line of JavaScript. */
const part = (name: string, code: string, needs?: readonly string[]): Part => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  needs,
});

async function run(parts: readonly Part[], jobs = 2) {
  const written: string[] = [];
  const result = await runParts(parts, { jobs, screen: { write: (text) => written.push(text) } });
  return { ...result, text: written.join('') };
}

const endings = (results: Awaited<ReturnType<typeof run>>['results']) =>
  Object.fromEntries(results.map(({ name, ending }) => [name, ending]));

/** Waits up to a number of ms for `first` to be there, as only a part beside it can do. */
const meet = (own: string, other: string) => `
  const { existsSync, writeFileSync } = require('node:fs');
  writeFileSync(${JSON.stringify(own)}, '');
  const end = Date.now() + 10_000;
  const look = () => existsSync(${JSON.stringify(other)}) ? 0 : Date.now() > end ? process.exit(1) : setTimeout(look, 20);
  look();`;

const folder = () => tempFolder('parts-');

describe('runner: parts side by side', () => {
  test('all pass: code 0, their output is not shown, a table is', async () => {
    const { code, results, text } = await run([part('one', 'console.log("quiet")'), part('two', '')]);
    expect(code).toBe(0);
    expect(endings(results)).toEqual({ one: 'passed', two: 'passed' });
    expect(text).not.toContain('quiet');
    expect(text).toMatch(
      /Part +Result +Seconds\none +passed +\d+\.\d\ntwo +passed +\d+\.\d\nAll +\d+\.\d\n$/,
    );
    expect(text).toContain('started: one\n');
    expect(text).toMatch(/passed: two, \d+\.\d s\n/);
  });

  test('a part that fails stops only those that need it, and its whole output comes at the end', async () => {
    const { code, results, text } = await run(
      [
        part('bad', 'console.log("to stdout"); console.error("to stderr"); process.exitCode = 3'),
        part('child', '', ['bad']),
        part('grandchild', '', ['child']),
        part('other', 'setTimeout(() => {}, 100)'),
      ],
      1,
    );
    expect(code).toBe(1);
    expect(endings(results)).toEqual({
      bad: 'failed',
      child: 'left out',
      grandchild: 'left out',
      other: 'passed',
    });
    expect(results.map(({ reason }) => reason)).toEqual(['exit code 3', 'needs bad', 'needs child', '']);
    expect(text.indexOf('to stdout')).toBeGreaterThan(text.indexOf('passed: other'));
    expect(text.indexOf('to stderr')).toBeLessThan(text.indexOf('Part '));
  });

  test('two parts run at a time, a third waits for a place', async () => {
    const at = folder();
    const [one, two] = [path.join(at, 'one'), path.join(at, 'two')];
    const { results } = await run([part('one', meet(one, two)), part('two', meet(two, one))]);
    expect(endings(results)).toEqual({ one: 'passed', two: 'passed' });

    const other = folder();
    const alone = await run(
      [
        part(
          'first',
          `setTimeout(() => require('node:fs').writeFileSync(${JSON.stringify(path.join(other, 'x'))}, ''), 200)`,
        ),
        part(
          'second',
          `process.exitCode = require('node:fs').existsSync(${JSON.stringify(path.join(other, 'x'))}) ? 0 : 1`,
        ),
      ],
      1,
    );
    expect(endings(alone.results)).toEqual({ first: 'passed', second: 'passed' });
  });

  test('a part that comes after another waits for its end, and runs though it failed', async () => {
    const late = { ...part('late', ''), after: ['bad'] };
    const { code, results, text } = await run([late, part('bad', 'process.exitCode = 1')]);
    expect(code).toBe(1);
    expect(endings(results)).toEqual({ late: 'passed', bad: 'failed' });
    expect(text.indexOf('failed: bad')).toBeLessThan(text.indexOf('started: late'));
  });

  test('a part waits for what it needs though a place is free', async () => {
    const file = path.join(folder(), 'built');
    const { results } = await run([
      part('reads', `process.exitCode = require('node:fs').existsSync(${JSON.stringify(file)}) ? 0 : 1`, [
        'build',
      ]),
      part('build', `setTimeout(() => require('node:fs').writeFileSync(${JSON.stringify(file)}, ''), 200)`),
    ]);
    expect(endings(results)).toEqual({ reads: 'passed', build: 'passed' });
  });

  test('a command that is not there fails with its name', async () => {
    const { code, results } = await run([{ name: 'gone', command: 'no-such-program', args: [] }]);
    expect(code).toBe(1);
    expect(results[0]?.reason).toContain('no-such-program');
  });

  test('parts that are left out at the very end do not keep the run waiting', async () => {
    const { results } = await run([
      part('bad', 'process.exitCode = 1'),
      part('child', '', ['bad']),
      part('grandchild', '', ['child']),
    ]);
    expect(endings(results)).toEqual({ bad: 'failed', child: 'left out', grandchild: 'left out' });
  });

  test('lists that cannot end are refused', async () => {
    await expect(run([part('a', ''), part('a', '')])).rejects.toThrow('Two parts are called "a".');
    await expect(run([part('a', '', ['b'])])).rejects.toThrow('"a" can never start: it waits for b.');
    await expect(run([part('a', '', ['b']), part('b', '', ['a'])])).rejects.toThrow('can never start');
  });

  test.skipIf(process.platform === 'win32')(
    'an interrupt ends the parts and all that they started',
    async () => {
      const at = folder();
      const heartbeat = path.join(at, 'heartbeat');
      const beat = `setInterval(() => require('node:fs').appendFileSync(${JSON.stringify(heartbeat)}, '.'), 50)`;
      const long = `
      require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(beat)}]);
      setTimeout(() => {}, 60_000);`;
      const program = path.join(at, 'program.mts');
      const runner = path.resolve(import.meta.dirname, '../../../../tools/runner/runParts.ts');
      writeFileSync(
        program,
        `import { runParts } from ${JSON.stringify(runner)};
       const parts = ${JSON.stringify([part('long', long), part('never', '', ['long'])])};
       process.exitCode = (await runParts(parts, { jobs: 2 })).code;`,
      );
      const child = spawn(process.execPath, ['--import', 'tsx', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      while (!existsSync(heartbeat)) await wait(20);
      const since = performance.now();
      child.kill('SIGINT');
      const code = await new Promise((resolve) => child.once('close', resolve));
      expect(code).toBe(130);
      // Before the runner would have to use force.
      expect(performance.now() - since).toBeLessThan(4_500);
      expect(text).toMatch(/long +stopped \(ended by SIGINT\)/);
      expect(text).toMatch(/never +stopped/);
      const beats = statSync(heartbeat).size;
      await wait(500);
      expect(statSync(heartbeat).size).toBe(beats);
    },
  );
});
