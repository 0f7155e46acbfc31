const TEXT = '; charset=utf-8';

/** Types by extension; text names its charset, because browsers guess another one for Chinese pages. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: `text/css${TEXT}`,
  csv: `text/csv${TEXT}`,
  gif: 'image/gif',
  html: `text/html${TEXT}`,
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: `text/javascript${TEXT}`,
  json: `application/json${TEXT}`,
  map: `application/json${TEXT}`,
  md: `text/markdown${TEXT}`,
  mjs: `text/javascript${TEXT}`,
  mp4: 'video/mp4',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  rss: `application/rss+xml${TEXT}`,
  svg: `image/svg+xml${TEXT}`,
  ttf: 'font/ttf',
  txt: `text/plain${TEXT}`,
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: `application/manifest+json${TEXT}`,
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: `application/xml${TEXT}`,
  zip: 'application/zip',
};

/**
 * Names the content type of a file.
 * @param file path of the file
 * @returns type by extension, or the type of unknown bytes
 */
export function contentType(file: string): string {
  const extension = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return TYPES[extension] ?? 'application/octet-stream';
}
