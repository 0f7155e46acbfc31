import { IconCopy, IconSuccess } from '@rspress/core/theme-original';
import { useRef } from 'react';
import { Sign } from '../../components/ui/Sign';
import { useCopy } from '../../lib/hooks';
import { useT } from '../../lib/words';
import { toCommand } from '../../lib/text/toCommand';
import { BUILD_PREFIXES, INSTALLS } from '../../site/installs';
import { PACKAGE_MANAGERS } from '../../site/packageManagers';
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

/** All commands stand in the HTML and styles show the chosen ones; `wireInstall` remembers the choice. */
export function Install() {
  const t = useT();
  const row = useRef<HTMLDivElement>(null);
  const [outcome, copy] = useCopy();
  const copied = outcome === 'copied';
  // Those that are not chosen are folded.
  const onCopy = () => void copy(row.current?.querySelector('code:not([hidden])')?.textContent ?? '');
  return (
    <div className={styles.install} data-install="">
      <div className={styles.choices}>
        <Choices label={t(LANDING_WORDS.landingBuildTool)} name="install-tool" options={TOOLS} />
        <Choices
          label={t(TAB_WORDS.packageManagersLabel)}
          name="install-manager"
          options={PACKAGE_MANAGERS.map((manager) => ({ label: manager, shows: manager }))}
        />
      </div>
      <div ref={row} className={styles.row}>
        {INSTALLS.flatMap(({ command }, index) =>
          Object.entries(toCommand(command)).map(([manager, text]) => (
            <code key={text} className={styles.command} data-command={`c${index}`} data-manager={manager}>
              {text}
            </code>
          )),
        )}
        <button
          type="button"
          className={styles.copy}
          aria-label={t('codeCopy')}
          title={t('codeCopy')}
          data-copied={copied}
          onClick={onCopy}
        >
          <Sign icon={copied ? IconSuccess : IconCopy} aria-hidden="true" />
        </button>
        <span role="status" className={styles.status}>
          {outcome ? t(copied ? 'codeCopied' : 'codeCopyFailed') : ''}
        </span>
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
