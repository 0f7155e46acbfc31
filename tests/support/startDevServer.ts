import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort';
import { ROOT } from './site';

/** A development server of Rspress, on a free port of this machine. */
export interface DevServer {
  readonly address: string;
  readonly terminal: () => string;
  readonly stop: () => Promise<void>;
}

/** What is served, and how it is known that it is. */
export interface DevSettings {
  readonly folder: string;
  /** Path that the server answers when it is up. */
  readonly first: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Compiling the first page takes seconds, and a multiple of them on a busy machine. */
const START_TIMEOUT = 120_000;

/** Starts a development server, and waits until it answers. Throws what it printed when it does not come up. */
export async function startDevServer({ folder, first, env = {} }: DevSettings): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'node_modules/@rspress/core/bin/rspress.js'), 'dev', '--port', String(port)],
    { cwd: folder, env: { ...process.env, NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const address = `http://localhost:${port}`;
  const end = Date.now() + START_TIMEOUT;
  while (!(await fetch(`${address}${first}`).catch(() => undefined))?.ok) {
    if (Date.now() > end || child.exitCode !== null) {
      await stop();
      throw new Error(`The development server did not come up:\n${printed}`);
    }
    await wait(100);
  }
  return { address, terminal: () => printed, stop };
}
