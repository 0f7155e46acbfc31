import { toInstallCommands } from '../../lib/text/toInstallCommands';

/** What the home page offers to copy. */
export const INSTALL_COMMANDS = toInstallCommands();
