import { PACKAGE_MANAGERS, type PackageManager } from '../../site/packageManagers';

const RUNNERS: Readonly<Record<PackageManager, string>> = {
  npm: 'npx',
  yarn: 'yarn dlx',
  pnpm: 'pnpm dlx',
  bun: 'bunx',
};

function translate(manager: PackageManager, words: readonly string[]): string {
  if (manager === 'npm') return ['npm', ...words].join(' ');
  const [verb = '', ...rest] = words;
  const hasPackage = rest.some((word) => !word.startsWith('-'));
  if ((verb === 'install' || verb === 'i') && hasPackage) return [manager, 'add', ...rest].join(' ');
  if (verb === 'create' && manager === 'yarn') {
    return [manager, verb, ...rest.map((word) => word.replace(/@latest$/, ''))].join(' ');
  }
  return [manager, ...words].join(' ');
}

/** One npm or npx command as that of each package manager; throws an Error for any other. */
export function toCommand(command: string): Record<PackageManager, string> {
  const [tool, ...words] = command.trim().split(/\s+/);
  if ((tool !== 'npm' && tool !== 'npx') || words.length === 0) {
    throw new Error(
      `<PackageManagerTabs command="${command}" /> must hold one command that begins with "npm" or "npx", such as "npm install -D @rsdoctor/rspack-plugin".`,
    );
  }
  const entries = PACKAGE_MANAGERS.map((manager) => [
    manager,
    tool === 'npx' ? [RUNNERS[manager], ...words].join(' ') : translate(manager, words),
  ]);
  return Object.fromEntries(entries) as Record<PackageManager, string>;
}
