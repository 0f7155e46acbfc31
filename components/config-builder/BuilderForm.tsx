import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useMediaQuery } from '../../lib/hooks';
import { useStored } from '../../lib/storage';
import { pickBlocks } from '../../lib/text/pickBlocks';
import { fillIn } from '../../lib/text/strings';
import { useAddressed } from '../../lib/useAddressed';
import { useT } from '../../lib/words';
import { AIM_NAMES, TOOL_FACTS, type Bundler } from '../../site/aims';
import type { Lang } from '../../site/languages';
import { PICKS, type Facet } from '../../site/picks';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { OPTIONS_PATH, localePath } from '../../site/routes';
import {
  AIM_WORDS,
  BUILDER_WORDS as FORM_WORDS,
  AIM_COSTS,
  BUILDER_NOTES,
  NOTE_LINKS,
  OPENING_WORDS,
  OPTION_REASONS,
  RESULT_WORDS as WORDS,
  AIM_GETS,
} from '../../site/words/configBuilder';
import { PICK_NAMES } from '../../site/words/picks';
import PickForm, { PickField, pickSlot } from '../pick/Pick';
import { CodeSample } from '../ui/CodeSample';
import { InlineText } from '../ui/InlineText';
import parts from '../ui/parts.module.css';
import styles from './BuilderForm.module.css';
import { configure, choicesFrom, type Choices, type Configuration, type NoteId } from './configure';

function usePicked<F extends Facet>(facet: F): (typeof PICKS)[F][number] {
  const values: readonly (typeof PICKS)[F][number][] = PICKS[facet];
  const [first] = values;
  return values[useStored(pickSlot(facet), 0)] ?? (first as (typeof PICKS)[F][number]);
}

const OPEN_NOTES = 2;

function Commands({ lines }: { readonly lines: readonly string[] }) {
  const [pm, shell] = [usePicked('pm'), usePicked('shell')];
  const blocks = pickBlocks(lines.join('\n'));
  const block = blocks.find((each) => each.shell === shell) ?? blocks[0];
  const own = block?.lines.filter((line) => line.pm === pm) ?? [];
  return <CodeSample code={own.map(({ text }) => text).join('\n')} lang="bash" />;
}

function Options({ options }: Pick<Configuration, 'options'>) {
  const say = useT();
  const page = localePath(OPTIONS_PATH, useLang() as Lang);
  return (
    <p>
      {say(WORDS.options)}{' '}
      {options.map(([path], at) => (
        <span key={path}>
          {at > 0 && say(WORDS.comma)}
          <Link href={`${page}#${PLUGIN_OPTIONS.find((option) => option.path === path)?.anchor ?? ''}`}>
            <code>{path}</code>
          </Link>
        </span>
      ))}
    </p>
  );
}

function Notes({ notes }: Pick<Configuration, 'notes'>) {
  const say = useT();
  const lang = useLang() as Lang;
  const list = (some: readonly NoteId[]) => (
    <ul>
      {some.map((note) => {
        const [before = '', named = '', after = ''] = say(BUILDER_NOTES[note]).split(/[[\]]/);
        return (
          <li key={note}>
            <InlineText text={before} />
            <Link href={localePath(NOTE_LINKS[note], lang)}>
              <InlineText text={named} />
            </Link>
            <InlineText text={after} />
          </li>
        );
      })}
    </ul>
  );
  const others = notes.slice(OPEN_NOTES);
  return (
    <>
      {list(notes.slice(0, OPEN_NOTES))}
      {others.length > 0 && (
        <details className={parts.fold}>
          <summary>{fillIn(say(WORDS.moreNotes), { count: others.length })}</summary>
          {list(others)}
        </details>
      )}
    </>
  );
}

/** The configuration for the reader's choices: what to install, to write with the reasons, and to run, and where the report is. */
function BuilderResult({ choices }: { readonly choices: Choices }) {
  const say = useT();
  const lang = useLang() as Lang;
  const { aim, tool } = choices;
  const { config, commands, options, notes, report } = configure(choices, (path) => {
    const reason = OPTION_REASONS[path === 'features' ? aim : path];
    return reason && say(reason);
  });
  const toolName = say(PICK_NAMES.tool[tool]);
  const opening = report.kind === 'normal' && !report.opens ? 'later' : report.kind;
  return (
    <>
      <p>{say(AIM_COSTS[aim])}</p>
      <p role="status" className="siteVisuallyHidden">
        {fillIn(say(WORDS.status), { tool: toolName, aim: say(AIM_WORDS[aim]) })}
      </p>
      <ol className={styles.steps}>
        <li>
          <h3>{say(WORDS.install)}</h3>
          <Commands lines={commands.install} />
        </li>
        <li>
          <h3>{say(WORDS.config)}</h3>
          {tool !== 'other' && <p>{say(WORDS.configHint)}</p>}
          <CodeSample code={config.code} title={config.name} lang={config.language} />
          <Options options={options} />
        </li>
        <li>
          <h3>{say(WORDS.build)}</h3>
          <Commands lines={commands.build} />
        </li>
        <li>
          <h3>{say(WORDS.report)}</h3>
          <p>
            <InlineText text={say(report.file.startsWith('dist/') ? WORDS.place : WORDS.folder)} />
          </p>
          <CodeSample code={report.file} lang="text" />
          <p>{say(OPENING_WORDS[opening])}</p>
          {commands.report.length > 0 && <Commands lines={commands.report} />}
        </li>
      </ol>
      <p>
        <strong>{say(WORDS.notes)}</strong>
      </p>
      <Notes notes={notes} />
      <p>
        <Link href={localePath(TOOL_FACTS[tool].page, lang)}>
          {fillIn(say(WORDS.toolPage), { tool: toolName })}
        </Link>
      </p>
    </>
  );
}

const BUNDLERS: Readonly<Record<Bundler, string>> = { rspack: 'Rspack', webpack: 'webpack' };
const BUNDLER_NAMES = Object.keys(BUNDLERS) as Bundler[];

/**
 * The questions of the builder, and beside them what it writes. Aim and bundler are in the address, the rest with all
 * pages.
 */
export function BuilderForm() {
  const say = useT();
  const isWide = useMediaQuery('(width >= 1024px)');
  const [wantedAim, chooseAim] = useAddressed('aim', AIM_NAMES);
  const [wantedBundler, chooseBundler] = useAddressed('bundler', BUNDLER_NAMES);
  const choices = choicesFrom({
    aim: wantedAim,
    tool: usePicked('tool'),
    bundler: wantedBundler,
    format: usePicked('format'),
  });
  const { bundlers } = TOOL_FACTS[choices.tool];
  const questions = (
    <fieldset className={styles.aims}>
      <legend className={isWide ? undefined : 'siteVisuallyHidden'}>{say(FORM_WORDS.aim)}</legend>
      {AIM_NAMES.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="aim"
            value={value}
            checked={value === choices.aim}
            onChange={() => chooseAim(value)}
          />
          <span>
            {say(AIM_WORDS[value])}
            <span className={styles.gets}>{say(AIM_GETS[value])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
  return (
    <>
      <PickForm only="tool format pm shell">
        {bundlers.length > 1 && (
          <PickField
            label={say(FORM_WORDS.bundler)}
            options={bundlers.map((value) => ({ value, name: BUNDLERS[value] }))}
            value={choices.bundler}
            onChoose={chooseBundler}
          />
        )}
      </PickForm>
      <div className={styles.builder}>
        <div className={`${parts.tool} ${styles.form}`}>
          {isWide ? (
            questions
          ) : (
            <details>
              <summary>
                {say(FORM_WORDS.aim)} <strong>{say(AIM_WORDS[choices.aim])}</strong>
              </summary>
              {questions}
            </details>
          )}
        </div>
        <div className={styles.result}>
          <BuilderResult choices={choices} />
        </div>
      </div>
    </>
  );
}
