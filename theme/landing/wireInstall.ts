import { copyText } from '../../lib/browser';
import { storageSlot } from '../../lib/storage';
import { fold } from '../../lib/fold';
import * as LIMITS from '../../site/limits';
import { tabGroupKey } from '../../site/storageKeys';

/** Folds the commands that styles hide, so that find in page still finds them. */
function foldOthers(box: HTMLElement): void {
  const commands = [...box.querySelectorAll('code')];
  for (const command of commands) fold(command, false);
  const others = commands.filter((command) => command.getClientRects().length === 0);
  for (const command of others) fold(command, true);
}

/** Makes the choices that a folded command is for. */
function choose(box: HTMLElement, { dataset }: HTMLElement): void {
  for (const shows of [dataset['command'], dataset['manager']])
    box.querySelector<HTMLInputElement>(`[data-shows='${shows}']:not(:checked)`)?.click();
}

/** Copies the chosen command; shows and says for 2 seconds how it went. */
function wireCopy(box: HTMLElement, signal: AbortSignal): void {
  const button = box.querySelector('button');
  const status = box.querySelector<HTMLElement>('[role="status"]');
  if (!button || !status) return;
  let timer = 0;
  const tell = (state: 'copied' | 'failed' | '') => {
    button.dataset['copied'] = String(state === 'copied');
    status.textContent = status.dataset[state] ?? '';
  };
  const copy = async () => {
    const command = box.querySelector('code:not([hidden])')?.textContent ?? '';
    tell((await copyText(command)) ? 'copied' : 'failed');
    window.clearTimeout(timer);
    timer = window.setTimeout(() => tell(''), LIMITS.copiedDuration);
  };
  button.addEventListener('click', () => void copy(), { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer));
}

/**
 * Lets the install command follow and set the package manager that the reader chose on any page, and copies it.
 * @param box the part of the page that `Install` draws
 * @param signal ends it
 */
export function wireInstall(box: HTMLElement, signal: AbortSignal): void {
  // That of `GroupedTabs`. Its module is not shared, because pages with such tabs would load it as a module of its own.
  const slot = storageSlot<number>({
    key: tabGroupKey('package.manager'),
    parse: Number,
    print: String,
    fallback: 0,
  });
  const managers = [...box.querySelectorAll<HTMLInputElement>('[name="install-manager"]')];
  const show = () => {
    const chosen = managers[slot.read()];
    if (chosen) chosen.checked = true;
    foldOthers(box);
  };
  // Chosen before this script was there.
  const early = managers.findIndex(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (early >= 0) slot.write(early);
  show();
  signal.addEventListener('abort', slot.subscribe(show));
  for (const [index, manager] of managers.entries())
    manager.addEventListener('change', () => slot.write(index), { signal });
  box.addEventListener('change', () => foldOthers(box), { signal });
  box.addEventListener('beforematch', ({ target }) => choose(box, target as HTMLElement), { signal });
  wireCopy(box, signal);
  box.dataset['ready'] = '';
}
