import { fetchIndex } from './fetchIndex';
import { searchWorker } from './searchWorker';
import type { WorkerQuestion } from './types';

const reply = searchWorker(fetchIndex);

globalThis.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  void reply(data).then((message) => globalThis.postMessage(message));
});
