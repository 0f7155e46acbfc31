import { Tinypool } from 'tinypool';
import { bundledScript } from '../bundled-sources/bundledScript';
import type * as tasks from './tasks';

type Tasks = typeof tasks;

async function start(): Promise<Tinypool> {
  return new Tinypool({
    filename: await bundledScript('plugins/worker-thread/tasks/index.ts'),
    // One worker: a small machine has two processors, and a task finds what the one before it left.
    minThreads: 1,
    maxThreads: 1,
    execArgv: ['--enable-source-maps'],
  });
}

let started: Promise<Tinypool> | undefined;

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
  const pool = await (started ??= start());
  return (await pool.run(data, { name })) as Awaited<ReturnType<Tasks[Name]>>;
}
