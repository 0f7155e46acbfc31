// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PanelShown } from '../../../../components/ui/PanelShown';
import * as LIMITS from '../../../../site/limits';
import { CodeButtonGroup } from '../../../../theme/doc/CodeButtonGroup';

vi.mock('@rspress/core/runtime', () => ({ useLang: () => 'zh' }));
vi.mock('@rspress/core/theme-original', () => ({
  getCopyableText: (element: Element) => element.textContent,
  IconCopy: 'copy',
  IconSuccess: 'success',
  IconWrap: 'wrap',
  SvgWrapper: ({ icon }: { icon: string }) => <i data-icon={icon} />,
}));

const writeText = vi.fn<(text: string) => Promise<void>>();
const toggleWrapCode = vi.fn();

const show = (wrapCode = false) => {
  const ref = createRef<HTMLDivElement>();
  return render(
    <div>
      <div ref={ref}>const code = 1;</div>
      <CodeButtonGroup copyElementRef={ref} wrapCode={wrapCode} toggleWrapCode={toggleWrapCode} />
    </div>,
  );
};
const copy = () => screen.getByRole('button', { name: '复制代码' });
const press = () =>
  act(async () => {
    fireEvent.focus(copy());
    await import('../../../../theme/doc/codeText');
    fireEvent.click(copy());
    await Promise.resolve();
  });
const said = () => screen.getByRole('status').textContent;
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  writeText.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('S2-28 S4-13 the copied state lasts 2 seconds: there at 1999 ms, gone at 2001', async () => {
  show();
  expect(said()).toBe('');
  await press();
  expect(writeText).toHaveBeenCalledWith('const code = 1;');
  expect(said()).toBe('已复制');
  expect(copy().querySelector('[data-icon=success]')).not.toBeNull();
  wait(LIMITS.copiedDuration - 1);
  expect(said()).toBe('已复制');
  wait(2);
  expect(said()).toBe('');
  expect(copy().querySelector('[data-icon=copy]')).not.toBeNull();
});

test('S4-13 copying again begins the 2 seconds anew', async () => {
  show();
  await press();
  wait(1500);
  await press();
  wait(1500);
  expect(said()).toBe('已复制');
  wait(501);
  expect(said()).toBe('');
});

test('S2-28 a refusal is said, and looks like none', async () => {
  writeText.mockRejectedValue(new Error('no permission'));
  show();
  await press();
  expect(said()).toContain('未能复制');
  expect(copy().querySelector('[data-icon=copy]')).not.toBeNull();
});

test('S2-29 wrapping is a switch that says its state', () => {
  show(true);
  const wrap = screen.getByRole('button', { name: '自动换行', pressed: true });
  fireEvent.click(wrap);
  expect(toggleWrapCode).toHaveBeenCalledTimes(1);
  cleanup();
  show(false);
  expect(screen.getByRole('button', { name: '自动换行', pressed: false })).toBeTruthy();
});

test('issue 14.4 a sample in a tab that is not selected has no buttons', () => {
  const ref = createRef<HTMLDivElement>();
  const inPanel = (isShown: boolean) => (
    <PanelShown value={isShown}>
      <div ref={ref}>const code = 1;</div>
      <CodeButtonGroup copyElementRef={ref} wrapCode={false} toggleWrapCode={toggleWrapCode} />
    </PanelShown>
  );
  const { rerender } = render(inPanel(false));
  expect(screen.queryAllByRole('button')).toEqual([]);
  rerender(inPanel(true));
  expect(screen.queryAllByRole('button')).toHaveLength(2);
});
