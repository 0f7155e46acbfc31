import type { IncomingMessage } from 'node:http';
import { httpServer, listenLocally } from '../../tools/server/httpServer';

/** What the provider keeps of one index. */
export interface StoredIndex {
  readonly settings: object;
  readonly records: readonly object[];
}

/** What happens to a call: it is refused, for want of rights or not, or it is carried out and its answer is lost. */
export type WriteFault = 'refuse' | 'forbid' | 'lose';

/** The provider's write side on this machine. */
export interface WriteHost {
  readonly url: string;
  readonly indexes: Map<string, StoredIndex>;
  /** Calls so far, such as `POST /1/indexes/docs/batch`. */
  readonly calls: string[];
  readonly close: () => void;
}

const NOTHING: StoredIndex = { settings: {}, records: [] };

interface OperationBody {
  readonly operation: 'copy' | 'move';
  readonly destination: string;
  readonly scope?: readonly string[];
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null');
}

/** Copies or moves an index as the provider's reference describes it. */
function operate(indexes: WriteHost['indexes'], name: string, body: OperationBody): void {
  const { operation, destination, scope } = body;
  const source = indexes.get(name);
  if (operation === 'move') {
    if (!source) return;
    indexes.set(destination, source);
    indexes.delete(name);
    return;
  }
  // With a scope, nothing else of the destination changes.
  const kept = indexes.get(destination) ?? NOTHING;
  const { settings, records } = source ?? NOTHING;
  indexes.set(destination, scope ? { ...kept, settings } : { settings, records });
}

/** Carries a call out; every other call, such as a look at a task, changes nothing. */
function carryOut(indexes: WriteHost['indexes'], call: string, body: unknown): void {
  const [, method, name = '', action] = /^(\w+) \/1\/indexes\/([^/]+)(?:\/(\w+))?/.exec(call) ?? [];
  const { settings, records } = indexes.get(name) ?? NOTHING;
  if (method === 'DELETE') indexes.delete(name);
  else if (action === 'settings')
    indexes.set(name, { records, settings: { ...settings, ...(body as object) } });
  else if (action === 'batch') {
    const { requests } = body as { requests: { body: object }[] };
    indexes.set(name, { settings, records: [...records, ...requests.map((each) => each.body)] });
  } else if (action === 'operation') operate(indexes, name, body as OperationBody);
}

/**
 * Starts a fake of the provider's write API, which keeps indexes and does each task at once.
 * @param indexes what it has at first
 * @param faultOf asked for each call, with its number from 0
 */
export async function startWriteHost(
  indexes: WriteHost['indexes'],
  faultOf: (call: string, at: number) => WriteFault | undefined = () => undefined,
): Promise<WriteHost> {
  const calls: string[] = [];
  const server = httpServer(async (request, response) => {
    const body = await readBody(request);
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    const fault = faultOf(call, calls.length);
    calls.push(call);
    if (fault === 'refuse' || fault === 'forbid') {
      const status = fault === 'forbid' ? 403 : 400;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message: 'refused', status }));
      return;
    }
    carryOut(indexes, call, body);
    if (fault === 'lose') {
      response.destroy();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ taskID: calls.length, status: 'published', objectIDs: [] }));
  });
  const { origin, close } = await listenLocally(server);
  return { url: origin, indexes, calls, close };
}
