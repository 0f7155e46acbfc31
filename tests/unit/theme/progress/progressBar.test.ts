// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { PROGRESS_BAR_POLICY } from '../../../../site/contentPolicy';

const configure = vi.fn();
vi.mock('nprogress', () => ({ default: { configure } }));

test('issue 16 the elements of the bar come from one constant, whatever the policy is asked for', async () => {
  const policies: Record<string, (text: string) => string> = {};
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createHTML }: { createHTML: (text: string) => string }) => {
      policies[name] = createHTML;
      return { createHTML: (text: string) => ({ trusted: createHTML(text) }) };
    },
  });
  await import('../../../../theme/progress/progressBar');
  expect(Object.keys(policies)).toEqual([PROGRESS_BAR_POLICY]);
  expect(policies[PROGRESS_BAR_POLICY]?.('<img src=x onerror=alert(1)>')).toBe('<div class="bar"></div>');
  const template = { trusted: '<div class="bar"></div>' };
  expect(configure).toHaveBeenCalledExactlyOnceWith({ barSelector: '.bar', template });
});
