import { withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { decodeEntities } from '../../../lib/text/entities';

/** Undefined for what is no page. Only path, query and hash count, so that it leads to no other host. */
export function inSiteLink(url: string): string | undefined {
  // Unlike `URL`, a link does not throw.
  const { protocol, pathname, search, hash } = Object.assign(document.createElement('a'), { href: url });
  if (!/^https?:$/.test(protocol)) return undefined;
  // Two slashes in front would be read as another host.
  return `${withBase(pathname.replace(/^\/+/, '/'))}${search}${hash}`;
}

/** Draws a text of the service: its `<mark>` pairs become elements, everything else stays text, whatever it says. */
export function markedText(value: unknown): ReactNode[] {
  return String(value ?? '')
    .split(/<\/?mark>/)
    .map((piece, at) =>
      at % 2 === 1 ? <mark key={at}>{decodeEntities(piece)}</mark> : decodeEntities(piece),
    );
}
