import { toInstallCommands } from '../../lib/text/toInstallCommands';

/** What the home page offers to copy. The speed layer computes it at build time (`plugins/speed-layer/siteOptions.ts`). */
export const INSTALL_COMMANDS = toInstallCommands();
