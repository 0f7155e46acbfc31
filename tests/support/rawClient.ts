import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection that sends what no client would. */
export interface RawClient {
  readonly socket: Socket;
  /** What the server has sent so far. */
  readonly text: () => string;
  /** Settles when the connection is closed, by whichever side and way. */
  readonly closed: Promise<void>;
}

/**
 * Connects to a server of this machine.
 * @param port port of the server
 * @param first bytes to send at once
 * @param reads whether what the server sends is taken from the line
 */
export async function rawClient(port: number, first: string | Buffer = '', reads = true): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  if (reads) socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('error', () => socket.destroy());
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([new Promise<void>((resolve) => socket.once('connect', resolve)), closed]);
  if (first && !socket.destroyed) socket.write(first);
  return { socket, text: () => text, closed };
}

/**
 * Waits until something holds.
 * @param holds asked every few milliseconds
 * @throws Error when it does not come true within 10 s
 */
export async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`Never came true: ${holds.toString()}`);
    await pause(5);
  }
}
