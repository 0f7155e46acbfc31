import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What outlives its test file in a process: mocked modules, variables of the environment, globals nobody puts back. */
const LEAVES = /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|\bhostMocks\b|\bprocess\.env\.\w+ = /;
const STUBS = /\bvi\.stubGlobal\(/;
const PUTS_BACK = /\bvi\.unstubAllGlobals\(\)/;
const DOM = /^\/\*\* @vitest-environment jsdom|^\/\/ @vitest-environment jsdom/m;

/** Files of `tests/unit`, by what they need, as paths from the root of the project. */
export interface UnitGroups {
  /** Leave nothing behind: they share a process and its modules. */
  readonly shared: string[];
  /** The same, with a document; they share that too. */
  readonly dom: string[];
  /** Mock or replace something: each has a process of its own. */
  readonly isolated: string[];
}

/** The group that the text of a test file asks for, so that nobody has to keep lists. */
function unitGroup(text: string): keyof UnitGroups {
  if (LEAVES.test(text) || (STUBS.test(text) && !PUTS_BACK.test(text))) return 'isolated';
  return DOM.test(text) ? 'dom' : 'shared';
}

export function unitGroups(): UnitGroups {
  const groups: UnitGroups = { shared: [], dom: [], isolated: [] };
  for (const name of readdirSync(path.join(ROOT, 'tests/unit'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.test\.tsx?$/.test(name)) continue;
    const file = `tests/unit/${name.replaceAll(path.sep, '/')}`;
    groups[unitGroup(readFileSync(path.join(ROOT, file), 'utf8'))].push(file);
  }
  return groups;
}
