/**
 * Fetches JSON, unless it takes too long or nobody waits any more.
 * @param url absolute address
 * @param timeout in ms
 * @param signal aborts the request
 * @returns the parsed answer
 * @throws DOMException `AbortError` when the signal aborts; Error on a time-out, a network failure, a status other than
 *   2xx, or an answer that is no JSON
 */
export async function fetchInTime(url: string, timeout: number, signal?: AbortSignal): Promise<unknown> {
  const control = new AbortController();
  const stop = () => control.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const timer = setTimeout(() => control.abort(new Error(`No answer within ${timeout} ms.`)), timeout);
  try {
    const response = await fetch(url, {
      signal: control.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) throw new Error(`The search service answered with status ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
