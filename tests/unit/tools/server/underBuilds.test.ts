import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSiteServer } from '../../../../tools/server/createSiteServer';
import { askRaw } from '../../../support/askRaw';
import { ROOT } from '../../../support/site';

/** An output whose pages and headers name the build that they are of. */
function writeOutput(folder: string, build: string): void {
  mkdirSync(path.join(folder, 'guide'), { recursive: true });
  writeFileSync(path.join(folder, 'guide/page.html'), `${build} `.repeat(20_000));
  writeFileSync(path.join(folder, '404.html'), `${build} has no such page`);
  writeFileSync(path.join(folder, '_headers'), `/*\n  X-Build: ${build}\n`);
}

/** How often the output is replaced while pages are asked for. */
const REPLACEMENTS = 50;

test('server/builds while outputs take the place of others, each answer is whole and of one build', async () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'under-builds-')));
  const root = path.join(folder, 'site');
  for (const build of ['one', 'two']) writeOutput(path.join(folder, build), build);
  writeOutput(root, 'one');
  const server = createSiteServer({ root });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const builder = fork(path.join(ROOT, 'tests/support/replaceOften.ts'), [folder], {
    execArgv: ['--import', 'tsx'],
  });
  const [count] = (await once(builder, 'message')) as [number];
  const builds = new Set<string>();
  const wrong: string[] = [];
  let replaced = count;
  // By what the builder has done and not by the clock, because machines are not equally fast.
  builder.on('message', (now: number) => (replaced = now));
  const isEnough = (): boolean => replaced - count > REPLACEMENTS && builds.size > 1;
  const ask = async (target: string, status: number): Promise<void> => {
    while (!isEnough()) {
      const reply = await askRaw(port, target);
      const build = String(reply.headers['x-build']);
      builds.add(build);
      const whole = status === 200 ? `${build} `.repeat(20_000) : `${build} has no such page`;
      if (reply.status !== status || reply.text !== whole)
        wrong.push(`${target}: ${reply.status}, headers of ${build}, ${reply.text.slice(0, 20)}`);
    }
  };
  const question = setInterval(() => builder.send('how many'), 50);
  await Promise.all([ask('/guide/page', 200), ask('/guide/page', 200), ask('/guide/nope', 404)]);
  clearInterval(question);
  builder.kill();
  server.close();
  rmSync(folder, { recursive: true, force: true });
  expect([...new Set(wrong)]).toEqual([]);
  expect([...builds].sort()).toEqual(['one', 'two']);
}, 60_000);
