/** @module-tag every-sample */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXPLAIN_ADDRESS, archiveAddress, type ArchiveName } from '../../site/examples';
import { rulePath } from '../../site/routes';
import { RULES } from '../../site/rules';
import { createSiteServer } from '../../tools/server/siteServer';
import { listenLocally } from '../../tools/server/httpServer';
import { OUT } from '../support/site';

/** An installation and a build, on a machine that does other things as well. */
const LONG = { timeout: 600_000 };
const fences = (markdown: string) =>
  [...markdown.matchAll(/^```bash\n(.*?)\n```$/gms)].map(([, code = '']) => code);

let work = '';
let script = '';
let site: Awaited<ReturnType<typeof listenLocally>>;
beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'try-'));
  site = await listenLocally(createSiteServer(OUT));
  script = await download(EXPLAIN_ADDRESS, 'text/javascript; charset=utf-8');
});
afterAll(async () => {
  await site.close();
  // Six installations: a slow disk takes longer than a hook may.
  rmSync(work, { recursive: true });
}, LONG.timeout);

async function download(address: string, type: string): Promise<string> {
  const answer = await fetch(`${site.origin}${address}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  const file = path.join(work, path.basename(address));
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return file;
}
async function unpack(name: ArchiveName): Promise<string> {
  const archive = await download(archiveAddress(name), 'application/zip');
  execFileSync('python3', ['-m', 'zipfile', '-e', archive, work]);
  return path.join(work, name);
}

/** A shell as a reader's, but that `CI` ends a build when it is done. */
async function sh(command: string, cwd: string): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, CI: 'true' };
  const text = command.replaceAll('npx @', 'npx --yes @');
  const running = promisify(execFile)('sh', ['-ec', text], { cwd, env, maxBuffer: 64 * 1024 * 1024 });
  running.child.stdin?.end();
  return stripVTControlCharacters((await running).stdout);
}

interface Explained {
  readonly summary: { readonly bytes: number; readonly files: number };
  readonly rules: readonly { readonly code: string; readonly findings: readonly unknown[] }[];
}

async function numbersOf(report: string) {
  const { summary, rules } = JSON.parse(await sh(`node ${script} ${report} --json`, work)) as Explained;
  const { bytes, files } = summary;
  // Which module of a package E1002 looks at follows from the path of the folder: 5 packages in one, 6 in another.
  const findings = rules.map(({ code, findings: own }) =>
    code === 'E1002' ? code : `${code} ${own.length}`,
  );
  return { bytes, files, findings: findings.sort() };
}

// Side by side: most of an installation is waiting.
test.concurrent.each([
  ['rspack-app', 'rspack-app'],
  ['webpack-app', 'webpack-app'],
  ['rsbuild-app', 'rsbuild-app'],
  ['diff-before', 'bundle-diff-before'],
  ['diff-after', 'bundle-diff-after'],
] as const)('the commands of the download %s give its live report', LONG, async (name, report) => {
  const folder = await unpack(name);
  const [commands = ''] = fences(readFileSync(path.join(folder, 'README.md'), 'utf8'));
  await sh(commands, folder);
  expect(await numbersOf(path.join(folder, 'dist'))).toEqual(
    await numbersOf(path.join(OUT, `reports/${report}.json`)),
  );
});

test.concurrent('the commands of each rule page print what it shows', LONG, async () => {
  const folder = await unpack('rules');
  await sh('npm ci', folder);
  for (const { code } of RULES) {
    const page = await (await fetch(`${site.origin}${rulePath(code)}.md`)).text();
    const [install, build = ''] = fences(page).slice(-2);
    expect(install).toBe('cd rules\nnpm ci');
    // E1005 never reports; its page quotes the bundler.
    expect(await sh(build, folder)).toContain(
      code === 'E1005' ? "export 'default' (imported as 'legacy')" : `[${code}:`,
    );
  }
});
