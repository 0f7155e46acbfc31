import type { RspressPlugin } from '@rspress/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileRecords, type IndexedPage } from './fileRecords';

type BuilderPlugins = NonNullable<NonNullable<RspressPlugin['builderConfig']>['plugins']>;
type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What is needed of the development server, whose types do not reach this far through those of the host. */
interface DevServer {
  readonly middlewares: { use(answer: Answer): void };
}

/** The part of a file name that says whose index it is: `.<version>` and `.<language>`, each as far as there is one. */
const INDEX_FILE = /\/static\/search_index((?:\.[^./]+)*)\.[0-9a-f]+\.json(?:\?.*)?$/;

/** How the host names the part of a group in a file name. */
export const groupPart = ({ version, lang }: { readonly version?: string; readonly lang?: string }): string =>
  [version?.replace('.', '_'), lang]
    .filter(Boolean)
    .map((part) => `.${part}`)
    .join('');

/**
 * Answers requests for the index of a group of pages. An index is built when it is first asked for: the first page of the
 * development server would wait for all of them.
 * @param groups pages of each group by its part of the file name
 */
export function answerIndex(groups: ReadonlyMap<string, readonly IndexedPage[]>): Answer {
  const texts = new Map<string, string>();
  return ({ url = '' }, response, next) => {
    const [, part] = INDEX_FILE.exec(url) ?? [];
    const records = part === undefined ? undefined : groups.get(part);
    if (part === undefined || !records) return next();
    const text = texts.get(part) ?? JSON.stringify(fileRecords(records));
    texts.set(part, text);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(text);
  };
}

/**
 * Gives the development server the indexes that its file of pages lacks.
 * @param groups pages of each group by its part of the file name; filled before a page can ask
 */
export const indexOnRequest = (
  groups: ReadonlyMap<string, readonly IndexedPage[]>,
): BuilderPlugins[number] => ({
  name: 'search-index-on-request',
  setup(api) {
    if (api.context.action !== 'dev') return;
    api.onBeforeStartDevServer(({ server }: { readonly server: DevServer }) => {
      server.middlewares.use(answerIndex(groups));
    });
  },
});
