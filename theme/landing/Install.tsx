import { useEffect, useRef } from 'react';
import { CopyButton } from '../../components/ui/CopyButton';
import { fold } from '../../lib/browser';
import { groupSlot } from '../../lib/storage';
import { useT } from '../../lib/words';
import { toCommand } from '../../lib/text/toCommand';
import { BUILD_PREFIXES, INSTALLS } from '../../site/installs';
import { PACKAGE_MANAGERS } from '../../site/packageManagers';
import { pickGroup } from '../../site/picks';
import { LANDING_WORDS } from '../../site/words/landing';
import { TAB_WORDS } from '../../site/words/tabs';
import styles from './Install.module.css';

const BUILDS = toCommand('npm run build');

const TOOLS = INSTALLS.flatMap(({ tools }, index) => tools.map((label) => ({ label, shows: `c${index}` })));

function Choices({
  label,
  name,
  options,
}: {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly label: string; readonly shows: string }[];
}) {
  return (
    <fieldset className={styles.group}>
      <legend className="siteVisuallyHidden">{label}</legend>
      {options.map(({ label: text, shows }, index) => (
        <label key={text} className={styles.choice}>
          <input type="radio" name={name} value={text} data-shows={shows} defaultChecked={index === 0} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

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
function wireInstall(box: HTMLElement, signal: AbortSignal): void {
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

/** All commands stand in the HTML and styles show the chosen ones; `wireInstall` remembers the choice. */
export function Install() {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = new AbortController();
    if (box.current) wireInstall(box.current, left.signal);
    return () => left.abort();
  }, []);
  return (
    <div ref={box} className={styles.install} data-install="">
      <div className={styles.choices}>
        <Choices label={t(LANDING_WORDS.landingBuildTool)} name="install-tool" options={TOOLS} />
        <Choices
          label={t(TAB_WORDS.packageManagersLabel)}
          name="install-manager"
          options={PACKAGE_MANAGERS.map((manager) => ({ label: manager, shows: manager }))}
        />
      </div>
      <div className={styles.row}>
        {INSTALLS.flatMap(({ command }, index) =>
          Object.entries(toCommand(command)).map(([manager, text]) => (
            <code key={text} className={styles.command} data-command={`c${index}`} data-manager={manager}>
              {text}
            </code>
          )),
        )}
        {/* What is not chosen is folded. */}
        <CopyButton
          className={styles.copy}
          statusClassName={styles.status}
          text={() => box.current?.querySelector('[data-command]:not([hidden])')?.textContent ?? ''}
        />
      </div>
      <div className={styles.row}>
        {Object.entries(BUILD_PREFIXES).flatMap(([shell, prefix]) =>
          PACKAGE_MANAGERS.map((manager) => (
            <code key={shell + manager} className={styles.command} data-manager={manager} data-shell={shell}>
              {prefix + BUILDS[manager]}
            </code>
          )),
        )}
      </div>
    </div>
  );
}
