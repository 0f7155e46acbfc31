import { setTimeout as pause } from 'node:timers/promises';
import { rawClient } from './rawClient';

/** Connections at one time. */
const SIDE_BY_SIDE = 20;

/** How long an attacker waits for an answer before it leaves, in ms. */
const TIMEOUT = 300;

async function inTurns(count: number, attack: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await attack(next - 1);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, one));
}

/**
 * Begins downloads and leaves in the middle of each.
 * @param port port of the server
 * @param targets addresses, asked in turn
 * @param count how many downloads
 */
export const abortDownloads = (port: number, targets: readonly string[], count: number): Promise<void> =>
  inTurns(count, async (at) => {
    const encoding = at % 3 === 0 ? 'Accept-Encoding: br\r\n' : '';
    const target = targets[at % targets.length] ?? '/';
    const { socket, closed } = await rawClient(
      port,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${encoding}\r\n`,
    );
    await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closed, pause(TIMEOUT)]);
    socket.resetAndDestroy();
  });

/**
 * Sends bytes, each lot on a connection of its own, and leaves after the first answer.
 * @param port port of the server
 * @param requests what is sent
 */
export const sendHostile = (port: number, requests: readonly string[]): Promise<void> =>
  inTurns(requests.length, async (at) => {
    const { socket, closed } = await rawClient(port, Buffer.from(requests[at] ?? '', 'latin1'));
    await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closed, pause(TIMEOUT)]);
    socket.destroy();
  });

/** How clients are slow. */
const SLOW = ['head', 'body', 'reads nothing', 'reads little'] as const;

/** For each way of being slow, the longest time that a connection lived, in s. */
export type SlowLives = Readonly<Record<(typeof SLOW)[number], number>>;

/** Bytes that one who reads little takes at a time. */
const SIP = 100;

/**
 * Holds connections by being slow: some send a head byte by byte, some a body, some read nothing of a download and some
 * next to nothing.
 * @param port port of the server
 * @param count how many connections
 * @param ms how long they try; who is thrown out comes again
 */
export async function beSlow(port: number, count: number, ms: number): Promise<SlowLives> {
  const end = Date.now() + ms;
  const download = 'GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const firsts = {
    head: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    body: 'POST /1/indexes/*/queries?x-algolia-application-id=a&x-algolia-api-key=k HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n',
    'reads nothing': download,
    'reads little': download,
  };
  const lives = { head: 0, body: 0, 'reads nothing': 0, 'reads little': 0 };
  const one = async (kind: (typeof SLOW)[number]): Promise<void> => {
    const sends = kind === 'head' || kind === 'body';
    while (Date.now() < end) {
      const begun = Date.now();
      const { socket, closed } = await rawClient(port, firsts[kind], sends);
      const drip = setInterval(() => {
        // An empty line before the next request is allowed: it keeps the connection from being idle, and who reads nothing
        // hears only so that it was closed.
        socket.write(sends ? 'x' : '\r\n');
        if (kind === 'reads little') socket.read(SIP);
      }, 200);
      await Promise.race([closed, pause(Math.max(0, end - Date.now()))]);
      clearInterval(drip);
      socket.destroy();
      lives[kind] = Math.max(lives[kind], (Date.now() - begun) / 1_000);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, at) => one(SLOW[at % SLOW.length] ?? 'head')));
  return lives;
}
