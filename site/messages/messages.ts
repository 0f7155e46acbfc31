import { documentedRange } from '../analyzerVersions';
import { localePath, type Lang } from '../languages';
import { RULE_SIGNATURES } from '../ruleSignatures';
import { RULES, type RuleCode } from '../rules';
import { LAST_SPLITTING, STRING_FALLBACK } from '../typedVersions';
import type { Text } from '../words/types';
import action from './action.json' with { type: 'json' };
import build from './build.json' with { type: 'json' };
import cli from './cli.json' with { type: 'json' };
import runtime from './process.json' with { type: 'json' };
import report from './report.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import run from './run.json' with { type: 'json' };
import setup from './setup.json' with { type: 'json' };

/** How much a message matters: the build or a command stopped, something is to be done, or one only has to know. */
type MessageTone = 'error' | 'warning' | 'note';

/** A message as it is written. In its fix and its lines to copy, marks such as `{range}` stand for versions. */
interface WrittenMessage {
  readonly tone: MessageTone;
  /**
   * What the message is recognised by, as the box reads a text: small letters, one blank for every gap, no code marks and no
   * upright bars. Pieces that no other message has; `…` stands for anything of a few hundred characters. None for a symptom
   * that nothing is printed for.
   */
  readonly cues: readonly string[];
  /** Where the message names packages and modules: the first group of each pattern. Patterns read at most a few lines. */
  readonly names?: readonly string[];
  readonly title: Text;
  readonly means: Text;
  readonly fix: Text;
  /** Lines to copy, for Rspack: the box puts webpack's plugin and config in their place. They have no comments. */
  readonly snippet?: { readonly lang: 'js' | 'json' | 'bash'; readonly code: string };
  readonly page: string;
}

/** One message that a run of the analyzer, of a bundler or of the report shows, and what to do about it. */
interface MessageFact extends Omit<WrittenMessage, 'names'> {
  readonly names?: readonly RegExp[];
}

/** Everything that the diagnose box knows, by id; of two equally grave ones the first is shown first. */
const ALL = { ...setup, ...build, ...runtime, ...cli, ...action, ...rules, ...run, ...report };

/** Name of a message; that of a rule is its code. */
export type MessageId = keyof typeof ALL;

const VERSIONS: Readonly<Record<string, string>> = {
  range: documentedRange(),
  stringFallback: STRING_FALLBACK,
  lastSplitting: LAST_SPLITTING,
};
const fill = (text: string): string =>
  text.replace(/\{(range|stringFallback|lastSplitting)\}/g, (_, name: string) => VERSIONS[name] ?? '');

/** Rules are also known by their code in brackets and by what they print (`site/ruleSignatures.ts`). */
function cuesOf(id: string, cues: readonly string[]): readonly string[] {
  const rule = RULES.find(({ code }) => code === id);
  if (!rule) return cues;
  const printed = [`[${id}:`, ...RULE_SIGNATURES[rule.code].messages].map((text) => text.toLowerCase());
  return [...new Set([...printed, ...cues])];
}

/** The messages, by id. */
export const MESSAGES = Object.fromEntries(
  Object.entries(ALL satisfies Record<RuleCode, unknown> as Record<string, WrittenMessage>).map(
    ([id, { names, fix, snippet, ...message }]): [string, MessageFact] => [
      id,
      {
        ...message,
        cues: cuesOf(id, message.cues),
        names: names?.map((pattern) => new RegExp(pattern, 'g')),
        fix: { en: fill(fix.en), zh: fill(fix.zh) },
        snippet: snippet && { ...snippet, code: fill(snippet.code) },
      },
    ],
  ),
) as Readonly<Record<MessageId, MessageFact>>;

/** Ids in the order of the messages. */
export const MESSAGE_IDS = Object.keys(ALL) as readonly MessageId[];

const isRule = (code: string): code is RuleCode => RULES.some((rule) => rule.code === code);

/**
 * What the site knows of a rule, in one language.
 * @param code as a report has it
 * @param lang language of the texts, and of the address of the page
 * @returns undefined for a code that is no built-in rule of the documented version
 */
export function ruleWords(code: string, lang: Lang) {
  if (!isRule(code)) return undefined;
  const { title, means, fix, page, snippet } = MESSAGES[code];
  return {
    title: title[lang],
    means: means[lang],
    fix: fix[lang],
    page: localePath(page, lang),
    snippet,
  };
}
