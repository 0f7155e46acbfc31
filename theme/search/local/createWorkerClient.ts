import type { IndexAnswer } from '../../../packages/search/answerQuery';
import type { WorkerQuestion, WorkerReply } from './types';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A question without its number. */
export type Question = WithoutId<WorkerQuestion>;

/** The part of a worker that is used here. */
export type AskedWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/**
 * Asks a worker questions and hands each reply to who asked.
 * @param start starts the worker; called again after a worker that could not be loaded
 * @returns function from a question to the worker's answer; rejects with the worker's error
 */
export function createWorkerClient(start: () => AskedWorker) {
  const waiting = new Map<
    number,
    { done: (answer: IndexAnswer | undefined) => void; failed: (why: Error) => void }
  >();
  let worker: AskedWorker | undefined;
  let lastId = 0;

  const running = (): AskedWorker => {
    if (worker) return worker;
    const started = start();
    started.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) asker?.failed(new Error(data.error));
      else asker?.done(data.answer);
    };
    started.onerror = () => {
      // The script itself is missing or broken: everybody hears it, and the next question starts a new worker.
      worker = undefined;
      started.terminate();
      for (const { failed } of waiting.values()) failed(new Error('The search worker could not be started.'));
      waiting.clear();
    };
    worker = started;
    return started;
  };

  return (question: Question): Promise<IndexAnswer | undefined> =>
    new Promise((done, failed) => {
      lastId += 1;
      waiting.set(lastId, { done, failed });
      try {
        running().postMessage({ ...question, id: lastId });
      } catch (error) {
        waiting.delete(lastId);
        failed(error instanceof Error ? error : new Error(String(error)));
      }
    });
}
