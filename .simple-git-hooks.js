import { existsSync } from 'node:fs';

/**
 * simple-git-hooks installs this on `npm install`, and looks upwards for a `.git`: an unpacked copy inside
 * somebody else's repository must not write hooks there, and CI commits nothing.
 */
const isOurClone = existsSync(new URL('.git', import.meta.url)) && !process.env.CI;

export default {
  // Without it every hook that a contributor has set up is deleted.
  preserveUnused: true,
  ...(isOurClone && { 'pre-commit': 'npx --no lint-staged' }),
};
