import { INSTALLS } from '../../site/installs';
import { PACKAGE_MANAGERS } from '../../site/packageManagers';
import { toCommand } from './toCommand';

/** The commands that install the product, by package manager. */
export const toInstallCommands = () => ({
  managers: PACKAGE_MANAGERS,
  installs: INSTALLS.map(({ tools, command }) => ({ tools, commands: toCommand(command) })),
});
