import { inflateBytes } from './streams';
import type { ReadLimits, ReportFile } from './types';
import { ReportError } from './ReportError';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Bytes of the end of an archive, and of the longest comment behind it. */
const END_LENGTH = 22;
const COMMENT_LENGTH = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** In the place of a number that ZIP64 has elsewhere. */
const ELSEWHERE = 0xffffffff;

const damaged = (what: string) => new ReportError('damaged', what);

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - COMMENT_LENGTH); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new ReportError('cutOff', 'the archive has no directory');
}

/** Chinese Windows writes names in pairs of bytes of this range. */
const GBK = /^(?:[\0-\x7f]|[\xa1-\xfe]{2})+$/;

function nameOf(bytes: Uint8Array): string {
  try {
    // Archives of macOS have UTF-8 without saying so.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const letters = String.fromCharCode(...bytes);
    return GBK.test(letters) ? new TextDecoder('gbk').decode(bytes) : letters;
  }
}

/**
 * Windows PowerShell 5.1 writes paths with `\`, other tools a leading `/`, `./` or a drive. Nothing is written to a disk,
 * but a path that leads out of its folder is nobody's report.
 */
function checkPath(name: string): string {
  const parts = name
    .replaceAll('\\', '/')
    .replace(/^[A-Za-z]:\//, '')
    .split('/');
  if (name.includes('\0') || parts.includes('..')) throw new ReportError('archive', name);
  return parts.filter((part) => part !== '' && part !== '.').join('/');
}

/**
 * Reads the directory of a zip archive. Written here, since it is short: an archive of a report has neither encryption nor
 * parts, and the platform inflates.
 * @param limits number of files, and bytes of all of them unpacked
 * @returns its files; each is unpacked when it is opened
 * @throws ReportError `cutOff` or `damaged` when the directory does not fit, `archive` for what is not read, `tooMany`
 */
export function readZip(archive: ArrayBuffer, limits: ReadLimits): readonly ReportFile[] {
  const view = new DataView(archive);
  if (view.byteLength < END_LENGTH) throw new ReportError('cutOff');
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (at === ELSEWHERE || count === 0xffff) throw new ReportError('archive', 'ZIP64');
  if (view.getUint16(end + 4, true) > 0) throw new ReportError('archive', 'split');
  if (count > limits.files) throw new ReportError('tooMany', String(count));
  const files = new Map<string, ReportFile>();
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) throw damaged('the directory of the archive');
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const start = view.getUint32(at + 42, true);
    const nameEnd = at + 46 + nameLength;
    if (nameEnd > end) throw damaged('the directory of the archive');
    const name = nameOf(new Uint8Array(archive, at + 46, nameLength));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const path = checkPath(name);
    if (/[\\/]$/.test(name)) continue;
    if (files.has(path)) throw damaged(`${path} is in the archive twice`);
    const open = async (first?: number): Promise<Blob> => {
      // What is not read is refused here: only the files of the report have to be readable.
      if (flags & ENCRYPTED) throw new ReportError('encrypted', path);
      if ([start, packed, size].includes(ELSEWHERE)) throw new ReportError('archive', `${path}: ZIP64`);
      if (method !== STORED && method !== DEFLATED)
        throw new ReportError('archive', `${path}: method ${method}`);
      if (size > limits.bytes) throw new ReportError('tooLarge', path);
      if (start + 30 > view.byteLength || view.getUint32(start, true) !== LOCAL) throw damaged(path);
      // Its own header may be longer than what the directory says of it.
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      if (from + packed > view.byteLength) throw new ReportError('cutOff', path);
      const length = method === STORED ? Math.min(packed, first ?? packed) : packed;
      const bytes = new Blob([new Uint8Array(archive, from, length)]);
      // What the directory says of the size is all that may come out: a bomb says less.
      return method === STORED ? bytes : inflateBytes(bytes, 'deflate-raw', size, first);
    };
    files.set(path, { path, size, open });
  }
  return [...files.values()];
}
