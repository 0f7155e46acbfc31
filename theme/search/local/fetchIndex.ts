import type { SearchFile } from '../../../packages/search/openFile';
import * as LIMITS from '../../../site/limits';

/** The bytes of an answer; `onBytes` is called whenever some come. */
async function readAll(response: Response, onBytes: () => void): Promise<Response> {
  const reader = response.body?.getReader();
  const pieces: BlobPart[] = [];
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    onBytes();
    pieces.push(read.value);
  }
  return new Response(new Blob(pieces));
}

/**
 * Fetches an index file, or a part of one. A slow connection may take its time, one that has fallen silent may not.
 * @param url its absolute address
 * @throws Error when the server does not answer with it, or sends nothing for `searchTimeout`
 */
export async function fetchIndex(url: string): Promise<SearchFile> {
  const control = new AbortController();
  const give = () =>
    setTimeout(
      () => control.abort(new Error(`${url} sent nothing for ${LIMITS.searchTimeout} ms`)),
      LIMITS.searchTimeout,
    );
  let timer = give();
  const wait = () => {
    clearTimeout(timer);
    timer = give();
  };
  try {
    const response = await fetch(url, { signal: control.signal });
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
    return (await (await readAll(response, wait)).json()) as SearchFile;
  } finally {
    clearTimeout(timer);
  }
}
