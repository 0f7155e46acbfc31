import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A Markdown file for people who work on the project. */
export interface Guide {
  /** Path from the folder of the project. */
  readonly file: string;
  readonly text: string;
}

/** Folders that hold nothing of ours, or nothing before a build. */
const NOT_OURS: ReadonlySet<string> = new Set(['node_modules', 'doc_build', '.git', '.rspress', 'coverage']);

/**
 * Folders of ours inside a folder; a backticked path that begins with one of them is meant to exist.
 * @param folder absolute path
 */
export function ownFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.has(entry.name))
    .map(({ name }) => name);
}

/**
 * Guides of a project: Markdown at its root and the README of each top folder.
 * @param projectRoot folder of the project
 */
export function readGuides(projectRoot: string): Guide[] {
  const atRoot = readdirSync(projectRoot).filter((name) => name.endsWith('.md'));
  const inFolders = ownFolders(projectRoot)
    .map((name) => `${name}/README.md`)
    .filter((file) => existsSync(path.join(projectRoot, file)));
  return [...atRoot, ...inFolders]
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') }));
}
