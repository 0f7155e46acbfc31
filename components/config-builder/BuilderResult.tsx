import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useText } from '../../lib/hooks/useText';
import { fillIn } from '../../lib/text/fillIn';
import { pickBlocks } from '../../lib/text/pickBlocks';
import type { Aim } from '../../site/aimNames';
import { TOOL_FACTS, type Bundler, type OptionSetting } from '../../site/aims';
import type { Lang } from '../../site/languages';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { OPTIONS_PATH, localePath } from '../../site/routes';
import { AIM_WORDS, BUILDER_WORDS } from '../../site/words/aims';
import {
  AIM_COSTS,
  BUILDER_NOTES,
  NOTE_LINKS,
  OPENING_WORDS,
  OPTION_REASONS,
  RESULT_WORDS as WORDS,
} from '../../site/words/configBuilder';
import { PICK_NAMES } from '../../site/words/picks';
import { SnippetBox } from '../diagnose/SnippetBox';
import pickStyles from '../pick/Pick.module.css';
import { InlineText } from '../ui/InlineText';
import styles from './BuilderForm.module.css';
import { choicesFrom } from './configuration/choicesFrom';
import { configure, type Configuration } from './configuration/configure';
import { valueCode } from './configuration/valueCode';
import { useAddressed } from './useAddressed';
import { usePicked } from './usePicked';

const BUNDLER_NAMES: Readonly<Record<Bundler, string>> = { rspack: 'Rspack', webpack: 'webpack' };

/** Command lines for the reader's package manager and terminal. */
function Commands({ lines }: { readonly lines: readonly string[] }) {
  const [pm, shell] = [usePicked('pm'), usePicked('shell')];
  const blocks = pickBlocks(lines.join('\n'));
  const block = blocks.find((each) => each.shell === shell) ?? blocks[0];
  const own = block?.lines.filter((line) => line.pm === pm) ?? [];
  return <SnippetBox code={own.map(({ text }) => text).join('\n')} />;
}

/** Every option with the reason for it; each leads to its section. */
function Reasons({ aim, options }: { readonly aim: Aim; readonly options: readonly OptionSetting[] }) {
  const say = useText();
  const page = localePath(OPTIONS_PATH, useLang() as Lang);
  return (
    <ul>
      {options.map(([path, value]) => {
        const reason = OPTION_REASONS[path === 'features' ? aim : path];
        const anchor = PLUGIN_OPTIONS.find((option) => option.path === path)?.anchor ?? '';
        return (
          <li key={path}>
            <Link href={`${page}#${anchor}`}>
              <code>{path}</code>
            </Link>{' '}
            <code>{valueCode(value, 0, 0)}</code>
            <span className={styles.reason}>{reason && <InlineText text={say(reason)} />}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Notes({ notes }: Pick<Configuration, 'notes'>) {
  const say = useText();
  const lang = useLang() as Lang;
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>
          <InlineText text={say(BUILDER_NOTES[note])} />{' '}
          <Link
            href={localePath(NOTE_LINKS[note], lang)}
            aria-label={`${say(WORDS.more)}: ${say(BUILDER_NOTES[note]).replace(/[`*]/g, '')}`}
          >
            {say(WORDS.more)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where the report is, and how it is opened. */
function Report({ made }: { readonly made: Configuration }) {
  const say = useText();
  const { report, commands } = made;
  const opening = report.kind === 'normal' && !report.opens ? 'later' : report.kind;
  return (
    <>
      <p>
        <InlineText
          text={say(report.files.some((file) => file.startsWith('dist/')) ? WORDS.place : WORDS.folder)}
        />
      </p>
      <SnippetBox code={report.files.join('\n')} />
      <p>{say(OPENING_WORDS[opening])}</p>
      {commands.report.length > 0 && <Commands lines={commands.report} />}
    </>
  );
}

/** Props of `BuilderResult`. */
export interface BuilderResultProps {
  readonly aim: Aim;
}

/** The configuration for the reader's choices: what to install, to write and to run, where the report is, and why. */
export function BuilderResult({ aim }: BuilderResultProps) {
  const say = useText();
  const lang = useLang() as Lang;
  const [wanted, chooseBundler] = useAddressed('bundler');
  const choices = choicesFrom({
    aim,
    tool: usePicked('tool'),
    bundler: wanted,
    format: usePicked('format'),
  });
  const { tool, bundler } = choices;
  const made = configure(choices);
  const { bundlers, page } = TOOL_FACTS[tool];
  const toolName = say(PICK_NAMES.tool[tool]);
  return (
    <>
      {bundlers.length > 1 && (
        <label className={`${pickStyles.field} ${styles.bundler}`}>
          <span className={pickStyles.label}>{say(BUILDER_WORDS.bundler)}</span>
          <select value={bundler} onChange={({ target }) => chooseBundler(target.value)}>
            {bundlers.map((name) => (
              <option key={name} value={name}>
                {BUNDLER_NAMES[name]}
              </option>
            ))}
          </select>
        </label>
      )}
      <p role="status" className="siteVisuallyHidden">
        {fillIn(say(WORDS.status), { tool: toolName, aim: say(AIM_WORDS[aim]) })}
      </p>
      <p>{say(AIM_COSTS[aim])}</p>
      <h3>{say(WORDS.install)}</h3>
      <Commands lines={made.commands.install} />
      <h3>{say(WORDS.config)}</h3>
      {tool !== 'other' && <p>{say(WORDS.configHint)}</p>}
      {made.files.map(({ name, code }) => (
        <div key={name}>
          <p className={styles.file}>
            <code>{name}</code>
          </p>
          <SnippetBox code={code} />
        </div>
      ))}
      <h3>{say(WORDS.options)}</h3>
      <Reasons aim={aim} options={made.options} />
      <h3>{say(WORDS.build)}</h3>
      <Commands lines={made.commands.build} />
      <h3>{say(WORDS.report)}</h3>
      <Report made={made} />
      <h3>{say(WORDS.notes)}</h3>
      <Notes notes={made.notes} />
      <p>
        <Link href={localePath(page, lang)}>{fillIn(say(WORDS.toolPage), { tool: toolName })}</Link>
      </p>
    </>
  );
}
