import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { issueAt } from '../../packages/doc-checks/report';
import type { Check } from './readPages';

const NOT_OURS = ['node_modules', 'doc_build', '.git', '.rspress', 'coverage'];

/** A backticked path that begins with one of them is meant to exist. */
const ownFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.includes(entry.name))
    .map(({ name }) => name);

const CODE = /`(\.?[\w@.-]+(?:\/[\w@.+-]+)+\/?|[\w@.-]+\/)`/g;
const LINK = /\]\((?!https?:|#|\/)([^)\s#]+)(?:#[^)]*)?\)/g;
const SCRIPT = /npm run ([\w:-]+)/g;

/** Paths, links and scripts that the guides for contributors name exist: Markdown at the root, READMEs of its folders. */
export const checkGuidePaths: Check = ({ projectRoot }) => {
  const inRoot = (...names: string[]): string => path.join(projectRoot, ...names);
  const manifest = inRoot('package.json');
  const { scripts = {} } = (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}) as {
    scripts?: Record<string, string>;
  };
  const guides = [
    ...readdirSync(projectRoot).filter((name) => name.endsWith('.md')),
    ...ownFolders(projectRoot).map((name) => `${name}/README.md`),
  ].filter((file) => existsSync(inRoot(file)));

  return guides.flatMap((file) => {
    const text = readFileSync(inRoot(file), 'utf8');
    const folder = path.posix.dirname(file);
    const target = (name: string): string => path.posix.join(folder, name);
    // A README may name its own folder's files from there.
    const bases = [...new Set(['.', folder])].map((base) => ({ base, own: ownFolders(inRoot(base)) }));
    const isGone = (token: string): boolean => {
      const meant = bases.filter(({ own }) => own.includes(token.split('/')[0] ?? ''));
      return meant.length > 0 && !meant.some(({ base }) => existsSync(inRoot(base, token)));
    };
    const find = (pattern: RegExp, isWrong: (name: string) => boolean, rule: string, fix: string) =>
      [...text.matchAll(pattern)]
        .filter(([, name = '']) => isWrong(name))
        .map(({ 1: name = '', index }) => {
          const line = text.slice(0, index).split('\n').length;
          return issueAt(file, line, `guide-paths/${rule}`, `\`${name}\` does not exist`, fix);
        });
    return [
      ...find(CODE, isGone, 'path', 'name the file as it is now'),
      ...find(LINK, (name) => !existsSync(inRoot(target(name))), 'link', 'link to the file as it is now'),
      ...find(SCRIPT, (name) => !(name in scripts), 'script', 'name a script of package.json'),
    ];
  });
};
