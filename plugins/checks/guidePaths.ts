import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Check, Issue } from './readPages';

/** A Markdown file for people who work on the project. */
interface Guide {
  /** Path from the folder of the project. */
  readonly file: string;
  readonly text: string;
}

/** Folders that hold nothing of ours, or nothing before a build. */
const NOT_OURS: ReadonlySet<string> = new Set(['node_modules', 'doc_build', '.git', '.rspress', 'coverage']);

/** Folders of ours inside a folder; a backticked path that begins with one of them is meant to exist. */
function ownFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.has(entry.name))
    .map(({ name }) => name);
}

/** Guides of a project: Markdown at its root and the README of each top folder. */
function readGuides(projectRoot: string): Guide[] {
  const atRoot = readdirSync(projectRoot).filter((name) => name.endsWith('.md'));
  const inFolders = ownFolders(projectRoot)
    .map((name) => `${name}/README.md`)
    .filter((file) => existsSync(path.join(projectRoot, file)));
  return [...atRoot, ...inFolders]
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') }));
}

/** Code spans, links and `npm run` commands: whichever comes first on a line. */
const CODE = /`([^`\n]+)`/g;
const LINK = /\]\((?!https?:|#|\/)([^)\s#]+)(?:#[^)]*)?\)/g;
const SCRIPT = /npm run ([\w:-]+)/g;
/** A path, and not a pattern or a place to fill in. */
const PATH = /^\.?[\w@.-]+(?:\/[\w@.+-]+)*\/?$/;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function scriptsOf(projectRoot: string): ReadonlySet<string> {
  const file = path.join(projectRoot, 'package.json');
  if (!existsSync(file)) return new Set();
  const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
  return new Set(Object.keys(scripts));
}

/**
 * Paths, links and scripts that the guides for contributors name exist.
 * @returns a problem per path, link or script that is gone
 */
export const checkGuidePaths: Check = ({ projectRoot }) => {
  const scripts = scriptsOf(projectRoot);
  const exists = (file: string): boolean => existsSync(path.join(projectRoot, file));

  const check = ({ file, text }: Guide): Issue[] => {
    const issue = (index: number, rule: string, message: string, fix: string): Issue => ({
      file,
      line: lineAt(text, index),
      rule: `guide-paths/${rule}`,
      message,
      fix,
    });
    // A README may name its own folder's files from there.
    const bases = [...new Set(['.', path.posix.dirname(file)])];
    const meant = (token: string): string[] => {
      const [first = ''] = token.split('/');
      return bases.filter((base) => ownFolders(path.join(projectRoot, base)).includes(first));
    };
    const paths = [...text.matchAll(CODE)]
      .map(({ 1: token = '', index }) => ({ token, index }))
      .filter(({ token }) => PATH.test(token) && token.includes('/') && meant(token).length > 0)
      .filter(({ token }) => !meant(token).some((base) => exists(path.posix.join(base, token))))
      .map(({ token, index }) =>
        issue(index, 'path', `\`${token}\` does not exist`, 'name the file as it is now'),
      );
    const links = [...text.matchAll(LINK)]
      .map(({ 1: target = '', index }) => ({
        target: path.posix.join(path.posix.dirname(file), target),
        index,
      }))
      .filter(({ target }) => !exists(target))
      .map(({ target, index }) =>
        issue(index, 'link', `there is no ${target}`, 'link to the file as it is now'),
      );
    const commands = [...text.matchAll(SCRIPT)]
      .filter(({ 1: name = '' }) => !scripts.has(name))
      .map(({ 0: command, index }) =>
        issue(index, 'script', `there is no script for \`${command}\``, 'name a script of package.json'),
      );
    return [...paths, ...links, ...commands];
  };

  return readGuides(projectRoot).flatMap(check);
};
