import { issueAt } from '../../packages/doc-checks/report';
import type { Issue, Page } from '../../packages/doc-checks/types';
import { compareVersions, sharedVersion } from '../../site/analyzerVersions';
import { OUTSIDE_PACKAGES, TYPED_VERSIONS } from '../../site/typedVersions';

/** Whether a range takes a version: empty, `1.2.3`, `1.2`, or one of them behind `^`. It takes no prerelease. */
function inRange(version: string, range: string): boolean {
  const wanted = range.replace(/^\^/, '');
  if (wanted === range) return range === '' || `${version}.`.startsWith(`${range}.`);
  // A caret lets everything rise behind the first number that is not zero.
  const [fixed] = /^(?:0\.)*\d+/.exec(wanted) ?? [];
  return (
    /^[\d.]+$/.test(version) && `${version}.`.startsWith(`${fixed}.`) && compareVersions(version, wanted) >= 0
  );
}

/** A package that a command asks for; the range is empty when the command names none. */
interface Install {
  readonly name: string;
  readonly range: string;
}

function installs(command: string): Install[] {
  const [tool, ...words] = command.trim().split(/\s+/);
  const specs = words.filter((word) => !word.startsWith('-'));
  const toInstall = tool === 'npm' && /^(?:install|i|add)$/.test(specs[0] ?? '');
  const wanted = toInstall ? specs.slice(1) : tool === 'npx' ? specs.slice(0, 1) : [];
  return wanted.flatMap((word) => {
    const [, name, range = ''] = /^(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?:@(.+))?$/.exec(word) ?? [];
    return name ? [{ name, range }] : [];
  });
}

export interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

/** Install commands of a page: the tabs of package managers, and the lines of shell samples. */
const commandsOf = ({ parts, code }: Page): { line: number; text: string }[] => [
  ...parts
    .filter(({ name }) => name === 'PackageManagerTabs')
    .map(({ attributes, line }) => ({ line, text: attributes.command ?? '' })),
  ...code.flatMap(({ language, value, line }) =>
    (language === 'bash' ? value.split('\n') : []).map((text, index) => ({
      line: line + index + 1,
      text: text.replace(/^(?:\w+=\S+ )+/, ''),
    })),
  ),
];

function versionsOf(name: string, { packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([place]) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`))
    .flatMap(([, { version }]) => version ?? []);
}

/** Commands that `npx` finds in an installed package of another name. */
const BINARIES: Readonly<Record<string, string>> = {
  rsdoctor: '@rsdoctor/cli',
  rspack: '@rspack/cli',
  webpack: 'webpack-cli',
};

/** Their newest versions differ, and in one go npm then gives the plugin two copies of what it shares with the CLI. */
const together = (found: readonly Install[]): boolean => {
  const floating = found.filter(({ range }) => !/^\d/.test(range)).map(({ name }) => name);
  return floating.includes('@rsdoctor/cli') && floating.some((name) => /^@rsdoctor\/\w+-plugin$/.test(name));
};

/**
 * Compares the packages that pages install with the lock file: each was installed here, in a version that is in the
 * page's range, but for those outside of it and for versions that pages type. No command installs the plugin and the
 * CLI by ranges.
 */
export function installFaults(pages: readonly Page[], lock: Lock): Issue[] {
  /** All packages have the version, or the page types it for a reason of its own. */
  const mayPin = (file: string, { name, range }: Install): boolean =>
    (name.startsWith('@rsdoctor/') && range === sharedVersion()) ||
    TYPED_VERSIONS.some((each) => each.version === range && file.endsWith(`/${each.file}.mdx`));
  const faultOf = (file: string, install: Install): string | undefined => {
    const { name, range } = install;
    if (name in OUTSIDE_PACKAGES) return undefined;
    const versions = versionsOf(BINARIES[name] ?? name, lock);
    if (versions.length === 0) return `${name} is not in package-lock.json`;
    if (mayPin(file, install) || versions.some((version) => inRange(version, range))) return undefined;
    return `package-lock.json holds ${name} ${versions.join(', ')}, which ${range} does not take`;
  };
  return pages.flatMap((page) =>
    commandsOf(page).flatMap(({ line, text }) => {
      const found = installs(text);
      const fix =
        'name a published package and range, or list it with a reason: the package in OUTSIDE_PACKAGES, an exact version in TYPED_VERSIONS of site/typedVersions.ts';
      const issue = (message: string, cure = fix) =>
        issueAt(page.file, line, 'samples/install', message, cure);
      const issues = found.flatMap((each) => faultOf(page.file, each) ?? []).map((message) => issue(message));
      if (together(found))
        issues.push(issue('installs the plugin and the CLI at once', 'write two commands, the plugin first'));
      return issues;
    }),
  );
}
