import { INSTALLS } from '../../site/installs';
import { PACKAGE_MANAGERS, type PackageManager } from '../../site/packageManagers';
import { toCommand } from './toCommand';

/** The commands that install the product, by package manager. */
interface InstallCommands {
  readonly managers: readonly PackageManager[];
  readonly installs: readonly {
    readonly tools: readonly string[];
    readonly commands: Readonly<Record<PackageManager, string>>;
  }[];
}

export const toInstallCommands = (): InstallCommands => ({
  managers: PACKAGE_MANAGERS,
  installs: INSTALLS.map(({ tools, command }) => ({ tools, commands: toCommand(command) })),
});
