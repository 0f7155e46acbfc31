import { readFileSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { REVALIDATE } from '../../site/headers';
import type { Answer } from './decideAnswer';
import { cacheControl } from './cacheControl';
import { contentType } from './contentType';
import { isFresh } from './isFresh';
import { isUsableRange } from './isUsableRange';

/** Writes an answer to the wire. */
export type SendAnswer = (
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
  headers: ReadonlyMap<string, string>,
) => void;

/**
 * Makes the part of the server that writes answers; sirv streams the files and their ranges.
 * @param root real path of the site's folder
 * @param find facts of a file by its path
 * @returns sender; its `headers` are those of `_headers` and win over ours
 */
export function sendAnswer(root: string, find: (file: string) => Stats | undefined): SendAnswer {
  const stream = sirv(root, { dev: true, extensions: [] });

  function sendFile(req: IncomingMessage, res: ServerResponse, file: string, stats: Stats): void {
    const etag = `W/"${stats.size.toString(16)}-${Math.round(stats.mtimeMs).toString(16)}"`;
    if (!res.hasHeader('cache-control')) res.setHeader('Cache-Control', cacheControl(file));
    res.setHeader('ETag', etag);
    res.setHeader('Vary', 'Accept-Encoding');
    if (isFresh(req.headers, etag, stats.mtime)) {
      res.removeHeader('content-type');
      res.writeHead(304).end();
      return;
    }
    if (!res.hasHeader('content-type')) res.setHeader('Content-Type', contentType(file));
    if (!isUsableRange(req)) delete req.headers.range;
    req.url = encodeURI(file);
    stream(req, res, () => sendMissing(res, undefined));
  }

  function sendMissing(res: ServerResponse, file: string | undefined): void {
    const body = file ? readFileSync(`${root}${file}`) : Buffer.from('404 Not found\n');
    // Rules for these two describe the file that is missing; an error kept for a year would outlast its return.
    res.setHeader('Cache-Control', REVALIDATE);
    res.setHeader('Content-Type', contentType(file ?? '.txt'));
    res.writeHead(404, { 'Content-Length': body.length }).end(body);
  }

  return (req, res, answer, headers) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    const stats = answer.kind === 'file' ? find(answer.file) : undefined;
    if (answer.kind === 'redirect') {
      res.setHeader('Cache-Control', REVALIDATE);
      res.writeHead(answer.status, { Location: answer.location, 'Content-Length': 0 }).end();
    } else if (answer.kind === 'file' && stats) {
      sendFile(req, res, answer.file, stats);
    } else {
      sendMissing(res, answer.kind === 'missing' ? answer.file : undefined);
    }
  };
}
