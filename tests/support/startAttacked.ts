import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from './site';

/** What a process holds after its memory was tidied up. */
export interface Held {
  /** Bytes of its heap. */
  readonly heap: number;
  /** What each of its descriptors points to. */
  readonly open: readonly string[];
}

/** A server in a process of its own, so that its memory and descriptors are nobody else's. */
export interface AttackedServer {
  readonly port: number;
  readonly hold: () => Promise<Held>;
  /** What it has said on stderr. */
  readonly said: () => string;
  /** Whether it still runs. */
  readonly lives: () => boolean;
  readonly close: () => void;
}

/**
 * Starts a server over a folder.
 * @param kind preview or search service
 * @param folder what it serves
 * @param descriptors how many the process may have; Linux and macOS
 * @throws Error with the words of the process when it does not start
 */
export async function startAttacked(
  kind: 'site' | 'search',
  folder: string,
  descriptors = 1_024,
): Promise<AttackedServer> {
  const script = path.join(ROOT, 'tests/support/attackedServer.ts');
  const node = [process.execPath, '--expose-gc', '--import', 'tsx', script, kind, folder];
  const child = spawn(
    'sh',
    ['-c', 'ulimit -n "$1" && shift && exec "$@"', 'sh', String(descriptors), ...node],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ended:\n${said}`);
  });
  ended.catch(() => {});
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
  return {
    port,
    hold: async () => {
      const answer = Promise.race([once(child, 'message'), ended]);
      child.send('hold');
      const [held] = (await answer) as [Held];
      return held;
    },
    said: () => said,
    lives: () => child.exitCode === null && child.signalCode === null,
    close: () => child.kill('SIGKILL'),
  };
}
