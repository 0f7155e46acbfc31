import { useText } from '../../lib/hooks/useText';
import { AIM_NAMES } from '../../site/aimNames';
import { AIM_WORDS, BUILDER_WORDS as WORDS } from '../../site/words/aims';
import Pick from '../pick/Pick';
import { RadioChips } from '../pick/RadioChips';
import { BuilderResult } from './BuilderResult';
import styles from './BuilderForm.module.css';
import { useAddressed } from './useAddressed';

/**
 * The form of the builder with what it writes. Tool, format, package manager and terminal are the choices of all pages; the
 * aim is in the address.
 */
export function BuilderForm() {
  const say = useText();
  const [wanted, chooseAim] = useAddressed('aim');
  const aim = AIM_NAMES.find((name) => name === wanted) ?? AIM_NAMES[0];
  return (
    <>
      <RadioChips
        label={say(WORDS.aim)}
        options={AIM_NAMES.map((value) => ({ value, name: say(AIM_WORDS[value]) }))}
        value={aim}
        onChoose={chooseAim}
        className={styles.aims}
      />
      <Pick only="tool format pm shell" />
      <div className={styles.result}>
        <BuilderResult aim={aim} />
      </div>
    </>
  );
}
