import { fold } from '../../lib/browser';
import { groupSlot } from '../../lib/storage';
import { pickGroup } from '../../site/picks';

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

/** Lets the install command follow and set the package manager of the reader. */
export function wireInstall(box: HTMLElement, signal: AbortSignal): void {
  const slot = groupSlot(pickGroup('pm'));
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
  box.dataset['ready'] = '';
}
