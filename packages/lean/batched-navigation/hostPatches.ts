import type { Need } from '../host/findMisfits';
import {
  APP_FILE,
  appPatches,
  CLIENT_FILE,
  clientPatches,
  LANG_FILE,
  langPatches,
  LINK_FILE,
  linkPatches,
} from './linkPatches';

/** The patches of one file of Rspress. */
interface PatchedFile extends Required<Pick<Need, 'file' | 'patches'>> {
  /** Builds in which the file is patched; all of them when left out. */
  readonly environments?: string[];
}

/** The build renders pages in an application of its own, each once. */
const environments = ['web'];

/**
 * What is patched in Rspress.
 * @param setterFile file that exports `pageSetter`
 * @param langFile file that exports `LangContext`
 */
export const hostPatches = (setterFile: string, langFile: string): readonly PatchedFile[] => [
  { file: LINK_FILE, patches: linkPatches(setterFile) },
  { file: APP_FILE, patches: appPatches(setterFile) },
  { file: LANG_FILE, patches: langPatches(langFile), environments },
  { file: CLIENT_FILE, patches: clientPatches(langFile), environments },
];
