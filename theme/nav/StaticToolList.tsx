import { useState } from 'react';
import { useHydrated } from '../../lib/hooks/useHydrated';
import { useLazyPart } from '../../lib/hooks/useLazyPart';
import { staticContent } from '../../packages/lean/lean-chunks/runtime/staticContent';
import type { ToolListProps } from './ToolList';

const load = () => import('./ToolList');
const onFailure = () => undefined;

/**
 * The list of tools as the static HTML has it: it need not be loaded a second time. It is made anew in another language, and
 * where the browser makes the page itself.
 */
export function StaticToolList(props: ToolListProps) {
  const { heading, lang, styles } = props;
  const isNew = useHydrated();
  const [hydratedLang] = useState(isNew ? undefined : lang);
  const part = useLazyPart(load, lang !== hydratedLang, onFailure);
  if (part) return <part.ToolList {...props} />;
  // A new element has no content to keep, and Trusted Types would refuse to make it empty.
  const content = hydratedLang && staticContent;
  return <ul className={styles.tools} aria-labelledby={heading} lang={hydratedLang ?? lang} {...content} />;
}
