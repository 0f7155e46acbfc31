import type { SeenRequest, Fault } from './searchHost';

const json = (body: unknown): Fault => ({ kind: 'answer', body: JSON.stringify(body) });

/** A provider that finds whatever is asked for: every text of its hits is the query. */
export function echoProvider({ body }: SeenRequest): Fault {
  const { requests } = JSON.parse(body) as { requests: { query: string }[] };
  const query = requests[0]?.query ?? '';
  const marked = { value: `<mark>${query}</mark>${query}` };
  const hierarchy = { lvl0: query, lvl1: query, lvl2: query, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const hits = (['lvl1', 'lvl2', 'content'] as const).flatMap((type, at) =>
    ['/guide/bundle', query].map((url) => ({
      objectID: `${at} ${url} ${query}`,
      url,
      type,
      content: query,
      hierarchy,
      _highlightResult: { hierarchy: { lvl0: marked, lvl1: marked } },
      _snippetResult: { hierarchy: { lvl1: marked, lvl2: marked }, content: marked },
    })),
  );
  return json({ results: [{ hits, nbHits: hits.length }] });
}

/** A remote service that finds whatever is asked for: every text of its pages is the query. */
export function echoRemote({ url }: SeenRequest): Fault {
  const query = url.searchParams.get('keyword') ?? '';
  const page = {
    id: 1,
    title: `Page ${query}`,
    content: `${query} ${query}`,
    routePath: '/guide/bundle',
    domain: query,
    toc: [{ text: query, id: query, depth: 2, charIndex: 0 }],
    lang: 'en',
  };
  const hits = [page, { ...page, routePath: query }, { ...page, routePath: `/${query}` }];
  return json([
    { index: 'docs', hits },
    { index: 'other', hits },
  ]);
}
