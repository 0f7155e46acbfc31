import { closeSync, createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

const hasGone = (error: NodeJS.ErrnoException): boolean => error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Sends an open file, and closes it whatever becomes of file and client.
 * @param res response whose status and headers are written
 * @param fd descriptor of the file
 * @param length bytes to send; nothing is read past the last one, however the file grows
 */
export function sendBytes(res: ServerResponse, fd: number, length: number): void {
  if (length <= 0) {
    closeSync(fd);
    res.end();
    return;
  }
  const source = createReadStream('', { fd, end: length - 1 });
  // A file that was shortened meanwhile: an end like any other would pass for the whole of it.
  source.once('end', () => {
    if (source.bytesRead < length) res.destroy();
  });
  pipeline(source, res, (error) => {
    if (error && !hasGone(error)) console.error(error);
  });
}
