import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends connections that have been answered and do not ask again. Node has a time for that too, but it begins anew with
 * every byte, and empty lines before a request, which are allowed, hold a connection for as long as they come.
 * @param server server that is not listening yet
 * @param idleMs time without a request, in ms
 */
export function endSilentConnections(server: Server, idleMs: number): void {
  const open = new WeakMap<Socket, { answers: number; timer?: NodeJS.Timeout }>();
  server.on('request', ({ socket }, response) => {
    const state = open.get(socket) ?? { answers: 0 };
    open.set(socket, state);
    clearTimeout(state.timer);
    state.answers += 1;
    response.once('close', () => {
      state.answers -= 1;
      if (state.answers > 0 || socket.destroyed) return;
      state.timer = setTimeout(() => socket.destroy(), idleMs).unref();
    });
  });
}
