// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupSlot } from '../../../../components/ui/groupSlot';
import { tabGroupKey } from '../../../../site/storageKeys';
import * as LIMITS from '../../../../site/limits';
import { wireInstall } from '../../../../theme/landing/lateParts';

/** The choice of the tabs on other pages. */
const slot = groupSlot('package.manager');
const changeElsewhere = (index: number) => {
  slot.write(index);
  // Another tab of the browser tells this one.
  window.dispatchEvent(new StorageEvent('storage', { key: tabGroupKey('package.manager') }));
};
let left: AbortController;
let box: HTMLElement;
const writeText = vi.fn<(text: string) => Promise<void>>();

const manager = (value: string) => box.querySelector<HTMLInputElement>(`[value="${value}"]`);
const chosen = () => box.querySelector<HTMLInputElement>('[name="install-manager"]:checked')?.value;
const status = () => box.querySelector('[role="status"]')?.textContent;
const press = async () => {
  box.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  writeText.mockReset().mockResolvedValue();
  localStorage.clear();
  left = new AbortController();
  document.body.innerHTML = `<div>
    <input type="radio" name="install-manager" value="npm" checked /><input type="radio" name="install-manager" value="yarn" />
    <code>npm install one</code><code>yarn add one</code>
    <button></button><span role="status" data-copied="Copied" data-failed="Refused"></span>
  </div>`;
  box = document.body.firstElementChild as HTMLElement;
  // The second command is the one that styles show.
  box.querySelectorAll('code').forEach((command, index) => {
    command.getClientRects = () => ({ length: index }) as DOMRectList;
  });
});
afterEach(() => {
  left.abort();
  document.body.innerHTML = '';
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('issue 18.1 the package manager of all pages is chosen, and follows when it changes elsewhere', () => {
  slot.write(1);
  wireInstall(box, left.signal);
  expect(chosen()).toBe('yarn');
  changeElsewhere(0);
  expect(chosen()).toBe('npm');
  // One that another site may have written under the same name.
  changeElsewhere(9);
  expect(chosen()).toBe('npm');
});

test('issue 18.1 a choice is remembered for all pages', () => {
  wireInstall(box, left.signal);
  manager('yarn')?.click();
  expect(slot.read()).toBe(1);
});

test('issue 18.1 the command that is shown is copied, which is said for 2 seconds', async () => {
  wireInstall(box, left.signal);
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('yarn add one');
  expect(status()).toBe('Copied');
  expect(box.querySelector('button')?.dataset['copied']).toBe('true');
  await vi.advanceTimersByTimeAsync(LIMITS.copiedDuration);
  expect(status()).toBe('');
  expect(box.querySelector('button')?.dataset['copied']).toBe('false');
});

test('issue 18.1 a browser that refuses is named', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  wireInstall(box, left.signal);
  await press();
  expect(status()).toBe('Refused');
  expect(box.querySelector('button')?.dataset['copied']).toBe('false');
});

test('issue 18.1 nothing runs on after the page is left', async () => {
  wireInstall(box, left.signal);
  left.abort();
  await press();
  expect(writeText).not.toHaveBeenCalled();
  changeElsewhere(1);
  expect(chosen()).toBe('npm');
});
