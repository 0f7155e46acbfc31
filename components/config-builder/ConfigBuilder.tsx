import { useCallback, useState } from 'react';
import { useLazyPart } from '../../lib/hooks';
import { useT } from '../../lib/words';
import { BUILDER_STATES as WORDS } from '../../site/words/configBuilder';
import styles from './ConfigBuilder.module.css';

const loadForm = () => import('./BuilderForm');

/** Writes a configuration for a tool and an aim. It comes late: without scripts, `AimTable` has all of them. */
export default function ConfigBuilder() {
  const say = useT();
  const [failed, setFailed] = useState(false);
  const onFailure = useCallback(() => setFailed(true), []);
  const part = useLazyPart(loadForm, true, onFailure);

  if (import.meta.env.SSG_MD) return <></>;
  return (
    <div className={styles.builder} data-builder={failed ? 'failed' : ''}>
      {part ? <part.BuilderForm /> : <p role="status">{say(failed ? WORDS.failed : WORDS.loading)}</p>}
    </div>
  );
}
