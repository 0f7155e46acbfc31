import { Tinypool } from 'tinypool';
import { bundledCopy } from '../bundled-sources/bundledCopy';
import type * as tasks from './tasks';

type Tasks = typeof tasks;
type Run = (name: keyof Tasks, data: unknown) => Promise<unknown>;

async function start(): Promise<Run> {
  const { url, remove } = await bundledCopy('plugins/worker-thread/tasks/index.ts');
  const pool = new Tinypool({
    filename: url,
    // One worker: a small machine has two processors, and a task finds what the one before it left.
    minThreads: 1,
    maxThreads: 1,
    execArgv: ['--enable-source-maps'],
  });
  // The worker has loaded its script when its first task is done.
  return (name, data) => pool.run(data, { name }).finally(remove) as Promise<unknown>;
}

let started: Promise<Run> | undefined;

/**
 * Runs a task in a worker thread, since a build waits for its main thread most of the time. Tasks run one after the other, in
 * the order of the calls.
 * @param name a task of `tasks/`
 * @param data its argument; the worker gets a copy
 * @returns a copy of what the task returns
 * @throws what the task throws, and Error when the tasks cannot be compiled
 */
export async function runInWorker<Name extends keyof Tasks>(
  name: Name,
  data: Parameters<Tasks[Name]>[0],
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const run = await (started ??= start());
  return (await run(name, data)) as Awaited<ReturnType<Tasks[Name]>>;
}
