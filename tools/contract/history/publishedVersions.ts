/** One version and line after the other, so that a new one is one word more. */
const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const PLUGINS = list(`
  0.1.0 0.1.1 0.1.8 0.1.10
  0.2.3 0.2.4
  0.3.5 0.3.6 0.3.11
  0.4.1 0.4.2 0.4.4 0.4.5 0.4.7 0.4.8 0.4.9 0.4.11 0.4.12 0.4.13
  1.0.0 1.0.1 1.0.2
  1.1.0 1.1.2 1.1.3 1.1.4 1.1.5 1.1.7 1.1.8 1.1.10 1.1.11
  1.2.3
  1.3.0 1.3.1 1.3.2 1.3.6 1.3.8 1.3.9 1.3.11 1.3.12 1.3.15
  1.4.0
  1.5.0 1.5.1 1.5.2 1.5.3 1.5.4 1.5.5 1.5.7 1.5.9 1.5.10 1.5.11 1.5.12 1.5.13 1.5.15 1.5.16 1.5.17 1.5.18
  1.6.0 1.6.1 1.6.2 1.6.3
`);

const CLI = list(`
  0.2.3 0.4.8 0.4.9 0.4.13
  1.0.1 1.0.2 1.1.2 1.1.8 1.2.3 1.3.12 1.5.0 1.5.2 1.5.10 1.5.11 1.6.3
`);

/**
 * Stable versions whose declarations are read for "since", oldest first: every one that the registry lists, up to the
 * documented one. The CLI was published less often. When the documented version is raised, new ones go to the end.
 */
export const PUBLISHED_VERSIONS: Readonly<Record<'types' | 'core' | 'cli', readonly string[]>> = {
  types: PLUGINS,
  core: PLUGINS,
  cli: CLI,
};
