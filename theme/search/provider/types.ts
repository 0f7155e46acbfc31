import type { DocSearchTransformClient, InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import type { ComponentProps, ReactNode } from 'react';

/** A read host, as the embedded client keeps it. */
export interface ReadHost {
  /** Host name, with port when it has one. */
  readonly url: string;
  readonly accept: 'read' | 'write' | 'readWrite';
  readonly protocol: 'http' | 'https';
  readonly port?: number;
}

/** Where the client remembers the state of its hosts. */
export interface HostsCache {
  get: (host: ReadHost, otherwise: () => Promise<unknown>) => Promise<unknown>;
  set: (host: ReadHost, state: unknown) => Promise<unknown>;
}

/** What the published types leave out of the client that `transformSearchClient` is given. */
export interface EmbeddedClient extends DocSearchTransformClient {
  /** Forgets kept answers. */
  readonly clearCache?: () => Promise<void>;
  readonly transporter: DocSearchTransformClient['transporter'] & {
    readonly hosts: ReadHost[];
    readonly hostsCache: HostsCache;
  };
}

/** What the patched list gives to the component that draws a hit. */
export interface HitProps {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  /** The row as DocSearch draws it: one container with icon, texts and actions. */
  readonly children: ReactNode;
  /** `recentSearches`, `favoriteSearches` or `hits0`, `hits1`, …. */
  readonly sourceId: string;
  /** Id, state and handlers of the option. */
  readonly itemProps: ComponentProps<'a'>;
}
