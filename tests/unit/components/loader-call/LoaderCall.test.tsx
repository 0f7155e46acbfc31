import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import LoaderCall from '../../../../components/loader-call/LoaderCall';
import { LOADER_CALLS } from '../../../../site/loaderCalls';
import { asMarkdown } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());

test.each(Object.entries(LOADER_CALLS))(
  'a loader call, %s, is drawn to scale, and said in words',
  (name, call) => {
    const drawn = parse(renderToStaticMarkup(<LoaderCall name={name} />));
    const filled = drawn.querySelectorAll('rect[class*="self"]');
    const share = filled.reduce((sum, { attrs }) => sum + Number((attrs.width ?? '').replace('%', '')), 0);
    expect(share).toBeCloseTo((call.self / call.wall) * 100, 6);
    expect(drawn.querySelectorAll('rect[class*="others"]')).toHaveLength(call.wait === 'none' ? 0 : 1);
    const alt = drawn.querySelector('[role="img"]')?.attrs['aria-label'] ?? '';
    expect(alt).toContain(`A stripe of ${call.wall} ms`);
    expect(asMarkdown(() => LoaderCall({ name }))).toContain(alt);
  },
);
