import type { RspressPlugin } from '@rspress/core';

type BuilderConfig = NonNullable<RspressPlugin['builderConfig']>;

/** Chunk of the search worker; `theme/search/local/localEngine.ts` names it so. */
const WORKER_CHUNK = 'search-worker';

/**
 * Keeps the search worker in one file: a worker loads its parts one after the other, which costs a round trip on the way
 * to the first result.
 */
export const wholeWorker: BuilderConfig = {
  tools: {
    rspack(config) {
      const { splitChunks } = config.optimization ?? {};
      // Every other setting than the builder's own is somebody's decision.
      if (splitChunks && splitChunks.chunks === 'all') {
        splitChunks.chunks = ({ name }) => name !== WORKER_CHUNK;
      }
    },
  },
};
