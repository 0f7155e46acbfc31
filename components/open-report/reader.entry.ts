import { reportReader } from './reportReader';
import type { ReaderQuestion } from './types';

const reply = reportReader((message) => globalThis.postMessage(message));

globalThis.addEventListener('message', ({ data }: MessageEvent<ReaderQuestion>) => void reply(data));
