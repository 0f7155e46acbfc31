import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How fast a client must take an answer. */
export interface TakingLimits {
  /** Within this time, in ms, … */
  readonly takeMs: number;
  /** … a client takes so many bytes, when so many wait for it. */
  readonly takeBytes: number;
  /** How often that is looked at, in ms. */
  readonly checkMs: number;
}

/**
 * Ends connections whose client takes an answer so slowly that it holds connection and file for hours: the idle time of
 * Node begins anew with every byte that moves. Kestrel has the same limit (`MinResponseDataRate`). Counted are bytes that
 * the system has taken over, which it does in lumps of some 64 kB, so a shorter time would end honest slow clients too.
 * @param server server that is not listening yet
 * @param limits how fast is fast enough
 */
export function endSlowReaders(server: Server, { takeMs, takeBytes, checkMs }: TakingLimits): void {
  const marks = new Map<Socket, { readonly taken: number; readonly at: number }>();
  const look = (): void => {
    const now = performance.now();
    for (const [socket, mark] of marks) {
      const taken = socket.bytesWritten - socket.writableLength;
      const isEnough = socket.writableLength === 0 || taken - mark.taken >= takeBytes;
      if (isEnough) marks.set(socket, { taken, at: now });
      // A reset: the system drops what waits, which it would else keep until somebody takes it.
      else if (now - mark.at >= takeMs) socket.resetAndDestroy();
    }
  };
  server.on('connection', (socket) => {
    marks.set(socket, { taken: 0, at: performance.now() });
    socket.once('close', () => marks.delete(socket));
  });
  server.on('listening', () => {
    const timer = setInterval(look, checkMs).unref();
    server.once('close', () => clearInterval(timer));
  });
}
