import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { MARKUP_RULES } from '../support/markupRules';
import { outputText, pageFiles } from '../support/outputText';

const validator = new HtmlValidate(MARKUP_RULES);

test('issue 7.7 the gate sees faults', async () => {
  const { valid } = await validator.validateString('<p><ul><li>One</ul></p><img src="a.png">');
  expect(valid).toBe(false);
});

test.each(pageFiles())('issue 7.7 %s is valid HTML', async (file) => {
  const { results } = await validator.validateString(outputText(file));
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});
