import { RULE_SIGNATURES } from '../ruleSignatures';
import { RULES, type RuleCode } from '../rules';
import { ACTION_MESSAGES } from './actionMessages';
import { BUILD_MESSAGES } from './buildMessages';
import { CLI_MESSAGES } from './cliMessages';
import { MODULE_RULES } from './moduleRules';
import { PACKAGE_RULES } from './packageRules';
import { PROCESS_MESSAGES } from './processMessages';
import { REPORT_MESSAGES } from './reportMessages';
import { RUN_MESSAGES } from './runMessages';
import { RUN_NOTES } from './runNotes';
import { SETUP_MESSAGES } from './setupMessages';
import type { MessageFact } from './types';

/** Everything that the diagnose box knows, by id; of two equally grave ones the first is shown first. */
const ALL = {
  ...SETUP_MESSAGES,
  ...BUILD_MESSAGES,
  ...PROCESS_MESSAGES,
  ...CLI_MESSAGES,
  ...ACTION_MESSAGES,
  ...PACKAGE_RULES,
  ...MODULE_RULES,
  ...RUN_MESSAGES,
  ...RUN_NOTES,
  ...REPORT_MESSAGES,
} satisfies Readonly<Record<RuleCode, MessageFact>>;

/** Name of a message; that of a rule is its code. */
export type MessageId = keyof typeof ALL;

/** The messages, rules also by their code in brackets and by what they print (`site/ruleSignatures.ts`). */
export const MESSAGES: Readonly<Record<MessageId, MessageFact>> = {
  ...ALL,
  ...Object.fromEntries(
    RULES.map(({ code }) => [
      code,
      {
        ...ALL[code],
        cues: [
          ...new Set([
            `[${code}:`.toLowerCase(),
            ...RULE_SIGNATURES[code].messages.map((message) => message.toLowerCase()),
            ...ALL[code].cues,
          ]),
        ],
      },
    ]),
  ),
};

/** Ids in the order of the messages. */
export const MESSAGE_IDS = Object.keys(ALL) as readonly MessageId[];
