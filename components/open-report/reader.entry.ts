import { reportReader, type ReaderQuestion } from './reportReader';

const reply = reportReader();

globalThis.addEventListener('message', ({ data, ports: [port] }: MessageEvent<ReaderQuestion>) => {
  void reply(data, (answer) => port?.postMessage(answer));
});
