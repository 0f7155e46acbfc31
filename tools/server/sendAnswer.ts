import type { IncomingMessage, ServerResponse } from 'node:http';
import { REVALIDATE } from '../../site/headers';
import type { Answer } from './decideAnswer';
import { cacheControl } from './cacheControl';
import { contentType } from './contentType';
import { isFresh } from './isFresh';
import type { OpenFile } from './openFile';
import { sendBytes } from './sendBytes';

/** What a request gets. */
export interface Found {
  readonly answer: Answer;
  /** Those of `_headers`; they win over ours. */
  readonly headers: ReadonlyMap<string, string>;
  /** The file of the answer; nothing for a redirect, or when it has gone since it was looked up. */
  readonly file: OpenFile | undefined;
}

const NOTHING = 0;

/** Sends a file, always whole: no file of the site is played, which alone asks for parts. The descriptor is closed in every case. */
function sendFile(req: IncomingMessage, res: ServerResponse, file: string, { fd, stats }: OpenFile): void {
  const { size, mtime, mtimeMs } = stats;
  const etag = `W/"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`;
  if (!res.hasHeader('cache-control')) res.setHeader('Cache-Control', cacheControl(file));
  res.setHeader('ETag', etag);
  res.setHeader('Vary', 'Accept-Encoding');
  if (isFresh(req.headers, etag, mtime)) {
    res.removeHeader('content-type');
    res.writeHead(304);
    sendBytes(res, fd, NOTHING);
    return;
  }
  if (!res.hasHeader('content-type')) res.setHeader('Content-Type', contentType(file));
  res.setHeader('Last-Modified', mtime.toUTCString());
  res.writeHead(200, { 'Content-Length': size });
  sendBytes(res, fd, req.method === 'HEAD' ? NOTHING : size);
}

function sendMissing(
  req: IncomingMessage,
  res: ServerResponse,
  file: string | undefined,
  page: OpenFile | undefined,
): void {
  const words = '404 Not found\n';
  // Rules for these two describe the file that is missing; an error kept for a year would outlast its return.
  res.setHeader('Cache-Control', REVALIDATE);
  res.setHeader('Content-Type', contentType(page && file ? file : '.txt'));
  res.writeHead(404, { 'Content-Length': page?.stats.size ?? words.length });
  if (page) sendBytes(res, page.fd, req.method === 'HEAD' ? NOTHING : page.stats.size);
  else res.end(words);
}

/**
 * Writes an answer to the wire. Its file was opened before the status is written, so that one that cannot be opened is
 * answered as such; it is closed in every case.
 * @param req request
 * @param res its response, still without status
 * @param found what it gets
 */
export function sendAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  { answer, headers, file }: Found,
): void {
  for (const [name, value] of headers) res.setHeader(name, value);
  if (answer.kind === 'redirect') {
    res.setHeader('Cache-Control', REVALIDATE);
    res.writeHead(answer.status, { Location: answer.location, 'Content-Length': 0 }).end();
  } else if (answer.kind === 'file' && file) {
    sendFile(req, res, answer.file, file);
  } else {
    sendMissing(req, res, answer.file, file);
  }
}
