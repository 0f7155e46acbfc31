/** A session with a browser over W3C WebDriver. */
export interface WebDriver {
  readonly capabilities: Readonly<Record<string, unknown>>;
  /**
   * Sends a command of the session.
   * @throws Error with the browser's words when it refuses
   */
  send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T>;
}

async function ask(address: string, method: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error?: string; message?: string };
  throw new Error(`WebDriver: ${error ?? answer.status} ${message ?? ''}`);
}

/**
 * Opens a session.
 * @param server address of the driver
 * @param capabilities what the browser shall be like
 * @throws Error with the driver's words when it starts no browser
 */
export async function openSession(server: string, capabilities: object): Promise<WebDriver> {
  const session = (await ask(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string; capabilities: Record<string, unknown> };
  return {
    capabilities: session.capabilities,
    send: <T>(method: string, path: string, body?: unknown) =>
      ask(`${server}/session/${session.sessionId}${path}`, method, body) as Promise<T>,
  };
}
