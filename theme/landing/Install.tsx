import { useEffect, useRef } from 'react';
import { CopyButton } from '../../components/ui/CopyButton';
import { useT } from '../../lib/words';
import { toCommand } from '../../lib/text/toCommand';
import { BUILD_PREFIXES, INSTALLS } from '../../site/installs';
import { PACKAGE_MANAGERS } from '../../site/packageManagers';
import { LANDING_WORDS } from '../../site/words/landing';
import { TAB_WORDS } from '../../site/words/tabs';
import styles from './Install.module.css';
import { wireInstall } from './wireInstall';

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
