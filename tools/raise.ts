import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions, newestVersion, oldestVersion } from '../site/analyzerVersions';
import { fail, runCommand } from './runCommand';

const ROOT = path.join(import.meta.dirname, '..');
const TABLE = path.join(ROOT, 'site/contract/versions.json');
const MANIFESTS = ['package.json', 'examples/**/package.json', 'packages/*/package.json'];
/** What renews and what judges, after the packages are there; a failure is told at the end, and the rest runs. */
const SCRIPTS = ['contract', 'check:samples', 'shots', 'check:content'];

type Versions = Readonly<Record<string, string>>;

/**
 * The newest version of each package that is not newer than the wanted one: not every package has every number.
 * @param wanted version that at least one package has; the newest 1.x when left out
 * @throws Error of one line with the fix
 */
export function planVersions(
  listed: Readonly<Record<string, readonly string[]>>,
  wanted: string | undefined,
): Versions {
  if (wanted !== undefined && !/^1\.\d+\.\d+$/.test(wanted))
    throw new Error(
      `"${wanted}" is no version of the 1.x line → name one as 1.x.y, or nothing for the newest`,
    );
  const ofLine = Object.entries(listed).map(([name, versions]) => {
    const own = versions.filter((each) => each.startsWith('1.'));
    return { name, own, newest: newestVersion(own) ?? 'none' };
  });
  if (wanted !== undefined && !ofLine.some(({ own }) => own.includes(wanted))) {
    const has = ofLine.map(({ name, newest }) => `${name} ${newest}`).join(', ');
    throw new Error(`No package of the analyzer has the version ${wanted} → the newest are: ${has}`);
  }
  return Object.fromEntries(
    ofLine.map(({ name, own }) => {
      const version = newestVersion(own.filter((each) => compareVersions(each, wanted ?? each) <= 0));
      if (version === undefined)
        throw new Error(`@rsdoctor/${name} has no version up to ${wanted ?? 1} → name a newer one`);
      return [name, version];
    }),
  );
}

function askRegistry(name: string): readonly string[] {
  const { code, stdout, stderr } = runCommand('npm', ['view', `@rsdoctor/${name}`, 'versions', '--json']);
  if (code !== 0) {
    const [reason = ''] = stderr.trim().split('\n');
    throw new Error(`npm view @rsdoctor/${name}: ${reason} → check the connection and the registry of npm`);
  }
  const found: unknown = JSON.parse(stdout);
  return [found].flat().filter((each): each is string => /^\d+\.\d+\.\d+$/.test(String(each)));
}

const git = (...args: string[]): string => runCommand('git', args, { folder: ROOT }).stdout.trim();
const npm = (command: string): boolean => {
  console.log(`\n> npm ${command}`);
  return spawnSync('npm', command.split(' '), { cwd: ROOT, stdio: 'inherit' }).status === 0;
};

/** What is pinned stays pinned, and a range becomes the one that every package has a version in. */
function writeVersions(versions: Versions): void {
  writeFileSync(TABLE, `${JSON.stringify(versions, null, 2)}\n`);
  const range = oldestVersion(Object.values(versions)) ?? '';
  const files = git('ls-files', '--', ...MANIFESTS.map((pattern) => `:(glob)${pattern}`)).split('\n');
  for (const file of files.map((name) => path.join(ROOT, name))) {
    const text = readFileSync(file, 'utf8').replace(
      /("@rsdoctor\/([a-z-]+)"\s*:\s*")(\^?)1\.\d+\.\d+"/g,
      (whole, before: string, name: string, caret: string) => {
        const version = caret ? range : versions[name];
        return version === undefined ? whole : `${before}${caret}${version}"`;
      },
    );
    writeFileSync(file, text);
  }
}

/** Moves the site to other versions of the analyzer in the work tree, and prints what to look at. */
function raise(): void {
  const [wanted] = process.argv.slice(2);
  const before = JSON.parse(readFileSync(TABLE, 'utf8')) as Versions;
  // Before the registry is asked, so that a slip of the pen is told without a network.
  if (wanted !== undefined) planVersions({ any: [wanted] }, wanted);
  const listed = Object.fromEntries(Object.keys(before).map((name) => [name, askRegistry(name)]));
  const after = planVersions(listed, wanted);
  if (JSON.stringify(before) === JSON.stringify(after)) {
    console.log('The pages describe these versions already; nothing changed.');
    return;
  }
  if (git('status', '--porcelain')) throw new Error('The work tree has changes → commit or stash them');
  writeVersions(after);
  // The lock names no host: it is read on machines with other registries.
  if (!npm('install --no-audit --no-fund --omit-lockfile-registry-resolved') || !npm('run example:locks')) {
    git('checkout', '--', '.');
    throw new Error('npm cannot install these versions, see above → nothing was changed; name other ones');
  }
  const failed = SCRIPTS.filter((script) => !npm(`run ${script}`));
  const copies = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8').match(
    /"node_modules\/.*\/node_modules\/@rsdoctor\/[^"]*/g,
  );
  console.log(`\nPackages:\n${git('diff', '-U0', '--', TABLE)}`);
  console.log(`\nThe product:\n${git('diff', '-U0', '--', 'site/contract/contract.json')}`);
  const typed = [...Object.values(before), ...Object.values(after)].flatMap((each) => ['-e', each]);
  const lines = git('grep', '-nF', ...typed, '--', 'docs') || 'none';
  console.log(`\nPages that type one of these versions:\n${lines}\n\nFiles:\n${git('status', '--short')}`);
  const fix = 'is a second copy, and reports lose the codes of their rules → pin its version in package.json';
  for (const place of copies ?? []) console.log(`${place.slice(1)} ${fix}`);
  if (failed.length > 0) throw new Error(`Failed, see above: npm run ${failed.join(', npm run ')}`);
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  try {
    raise();
  } catch (error) {
    fail(error);
  }
}
