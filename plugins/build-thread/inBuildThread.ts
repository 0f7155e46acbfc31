import { Tinypool } from 'tinypool';
import { bundledCopy } from '../bundled-sources/bundledCopy';
import type * as jobs from './jobs';

type Jobs = typeof jobs;
type Run = (name: keyof Jobs, data: unknown) => Promise<unknown>;

async function start(): Promise<Run> {
  const { url, remove } = await bundledCopy('plugins/build-thread/jobs/index.ts');
  // One thread: two processors are all that a small machine has, and a job finds what the last one left.
  const pool = new Tinypool({
    filename: url,
    minThreads: 1,
    maxThreads: 1,
    execArgv: ['--enable-source-maps'],
  });
  return (name, data) => pool.run(data, { name }).finally(remove) as Promise<unknown>;
}

let started: Promise<Run> | undefined;

/**
 * Does a job beside the main thread, which is the busiest of a build. Jobs are done one after the other, as they are asked for.
 * @param name which job of `jobs/`
 * @param data what it is given; a copy
 * @returns what it returns; a copy
 * @throws what it throws, and Error when the jobs cannot be compiled
 */
export async function inBuildThread<Name extends keyof Jobs>(
  name: Name,
  data: Parameters<Jobs[Name]>[0],
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  const run = await (started ??= start());
  return (await run(name, data)) as Awaited<ReturnType<Jobs[Name]>>;
}
