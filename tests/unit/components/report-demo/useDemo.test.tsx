// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDemo } from '../../../../components/report-demo/useDemo';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve({ status }));

test('issue 7.3 a report that is there opens; until the answer came it is on its way', async () => {
  answer(200);
  const { result } = renderHook(useDemo);
  expect(result.current.state).toBe('closed');
  let done: Promise<void> | undefined;
  act(() => {
    done = result.current.open('/reports/a.html');
  });
  expect(result.current.state).toBe('opening');
  await act(async () => done);
  expect(result.current).toMatchObject({ state: 'open', address: '/reports/a.html' });
});

test('issue 7.3 a report that is gone has failed, and opens when it is back', async () => {
  answer(404);
  const { result } = renderHook(useDemo);
  await act(() => result.current.open('/reports/a.html'));
  expect(result.current.state).toBe('failed');
  answer(200);
  await act(() => result.current.open('/reports/a.html'));
  expect(result.current.state).toBe('open');
});
