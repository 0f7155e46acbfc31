import { PACKAGE_MANAGERS } from './packageManagers';
import { tabGroupKey } from './storageKeys';

/**
 * What a reader chooses once for all pages: facet → values, the first of which holds until something is chosen. The
 * browser keeps the place of a value in its list, so new values go to the end.
 */
export const PICKS = {
  tool: [
    'rspack',
    'rsbuild',
    'webpack',
    'next-js',
    'rspress',
    'rslib',
    'modern-js',
    'vue-cli',
    'docusaurus',
    'storybook',
    'nuxt',
    'other',
  ],
  pm: PACKAGE_MANAGERS,
  shell: ['unix', 'powershell', 'cmd'],
  format: ['esm', 'cjs', 'ts'],
  layout: ['single', 'monorepo'],
} as const;

/** One choice of the reader; also its name in the address (`?tool=webpack&pm=pnpm`). */
export type Facet = keyof typeof PICKS;

export type Shell = (typeof PICKS.shell)[number];

/** All choices, in the order in which a reader makes them. */
export const FACETS = Object.keys(PICKS) as readonly Facet[];

/** Group of tabs that shows the same choice. */
export const pickGroup = (facet: Facet): string => (facet === 'pm' ? 'package.manager' : facet);

/** What the script in the head needs to know: name in the address, key in storage, values. */
export const PICK_FACTS = FACETS.map(
  (facet) => [facet, tabGroupKey(pickGroup(facet)), PICKS[facet]] as const,
);

/** Tools whose config has a form of its own for each module format. */
export const TOOLS_WITH_FORMATS: readonly (typeof PICKS.tool)[number][] = ['rspack', 'webpack'];
