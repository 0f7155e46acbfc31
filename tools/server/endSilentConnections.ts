import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What is known of a connection. */
interface Connection {
  /** Requests whose answer is not whole yet. */
  pending: number;
  timer?: NodeJS.Timeout;
}

/**
 * Ends connections that have been answered and do not ask again. Node has a time for that too, but it begins anew with
 * every byte, and empty lines before a request, which are allowed, hold a connection for as long as they come.
 * @param server server that is not listening yet
 * @param idleMs time without a request, in ms
 */
export function endSilentConnections(server: Server, idleMs: number): void {
  const open = new WeakMap<Socket, Connection>();
  const stateOf = (socket: Socket): Connection => {
    const known = open.get(socket);
    if (known) return known;
    const state: Connection = { pending: 0 };
    open.set(socket, state);
    // Otherwise the timer would keep a connection in memory that has long gone.
    socket.once('close', () => clearTimeout(state.timer));
    return state;
  };
  server.on('request', ({ socket }, response) => {
    const state = stateOf(socket);
    clearTimeout(state.timer);
    state.pending += 1;
    response.once('close', () => {
      state.pending -= 1;
      if (state.pending > 0 || socket.destroyed) return;
      state.timer = setTimeout(() => socket.destroy(), idleMs).unref();
    });
  });
}
