import { useAddressed } from '../../lib/useAddressed';
import { useMediaQuery } from '../../lib/hooks';
import { useText } from '../../lib/words';
import { AIM_NAMES } from '../../site/aimNames';
import { TOOL_FACTS, type Bundler } from '../../site/aims';
import { AIM_WORDS, BUILDER_WORDS as WORDS } from '../../site/words/aims';
import { AIM_GETS } from '../../site/words/configBuilder';
import Pick from '../pick/Pick';
import { RadioChips } from '../pick/RadioChips';
import { BuilderResult } from './BuilderResult';
import styles from './BuilderForm.module.css';
import { choicesFrom } from './configuration/choicesFrom';
import { usePicked } from './usePicked';

const BUNDLERS: Readonly<Record<Bundler, string>> = { rspack: 'Rspack', webpack: 'webpack' };
const BUNDLER_NAMES = Object.keys(BUNDLERS) as Bundler[];

/**
 * The questions of the builder, and beside them what it writes. Tool, format, package manager and terminal are the choices of
 * all pages; aim and bundler are in the address.
 */
export function BuilderForm() {
  const say = useText();
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
    <>
      <RadioChips
        label={say(WORDS.aim)}
        options={AIM_NAMES.map((value) => ({
          value,
          name: (
            <>
              {say(AIM_WORDS[value])}
              <span className={styles.gets}>{say(AIM_GETS[value])}</span>
            </>
          ),
        }))}
        value={choices.aim}
        onChoose={chooseAim}
        className={styles.aims}
      />
      {bundlers.length > 1 && (
        <RadioChips
          label={say(WORDS.bundler)}
          options={bundlers.map((value) => ({ value, name: BUNDLERS[value] }))}
          value={choices.bundler}
          onChoose={chooseBundler}
          className={styles.aims}
        />
      )}
    </>
  );
  return (
    <>
      <Pick only="tool format pm shell" />
      <div className={styles.builder}>
        <div className={styles.form}>
          {isWide ? (
            questions
          ) : (
            <details>
              <summary>{say(AIM_WORDS[choices.aim])}</summary>
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
