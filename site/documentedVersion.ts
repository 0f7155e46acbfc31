// The attribute is for Node itself, which loads this file in the browser tests.
import versions from './contract/versions.json' with { type: 'json' };

/**
 * The 1.x version that every page is checked against: that of the Rspack plugin, and so of the core that it runs. In a file of
 * its own, since every page shows it and needs no other.
 */
export const DOCUMENTED_VERSION: string = versions['rspack-plugin'];
