import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RULE_SIGNATURES } from '../../site/ruleSignatures';

const RULES = path.resolve(import.meta.dirname, '../../node_modules/@rsdoctor/core/dist/rules/rules');

/** What the bundlers print in place of a rule that has no data. */
const OF_BUNDLERS = ["export 'default' (imported as "];

test('issue 4.5 the messages that rules are known by stand in the code of the pinned rules', () => {
  const code = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(RULES, name), 'utf8'))
    .join('\n');
  const messages = Object.values(RULE_SIGNATURES).flatMap((signature) => signature.messages);
  expect(messages.length).toBeGreaterThan(9);
  expect(messages.filter((message) => !OF_BUNDLERS.includes(message) && !code.includes(message))).toEqual([]);
});
