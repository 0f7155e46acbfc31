import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import type { Cost } from '../types';
import { parseTimes } from './parseTimes';
import { treeMemory } from './treeMemory';

const SAMPLE_MS = 500;
/** How much of a failed command's output is shown. */
const TAIL = 4000;

/**
 * Runs a command and measures it. The shell that starts it reports, at its end, the processor time of everything below it.
 * @param command program and arguments
 * @param options.cwd folder in which it runs
 * @param options.env variables beside those of this process
 * @returns what it cost
 * @throws Error with the end of its output when it fails
 */
export async function measureCommand(
  command: readonly string[],
  { cwd, env }: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<Cost> {
  const start = performance.now();
  const child = spawn('sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', CI: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const texts = { said: '', times: '' };
  child.stdout?.on('data', (chunk) => (texts.said = (texts.said + chunk).slice(-TAIL)));
  child.stderr?.on('data', (chunk) => (texts.said = (texts.said + chunk).slice(-TAIL)));
  child.stdio[3]?.on('data', (chunk) => (texts.times += chunk));

  let peak = 0;
  const sampler = setInterval(() => {
    if (platform() === 'linux' && child.pid) peak = Math.max(peak, treeMemory(child.pid));
  }, SAMPLE_MS);
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`${command.join(' ')} in ${cwd} ended with ${code}:\n${texts.said}`);
  return {
    wallSeconds: (performance.now() - start) / 1000,
    cpuSeconds: parseTimes(texts.times),
    ...(peak > 0 && { peakMiB: peak }),
  };
}
