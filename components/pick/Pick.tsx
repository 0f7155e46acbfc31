import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import { pageBody, showTarget, unfoldAround } from '../../lib/browser';
import { useStored } from '../../lib/storage';
import { useT } from '../../lib/words';
import { FACETS, PICKS, type Facet } from '../../site/picks';
import { PICK_NAMES, PICK_WORDS } from '../../site/words/picks';
import type { Text } from '../../site/words/types';
import './pick.css';
import styles from './Pick.module.css';
import {
  choicesFor,
  foldOthers,
  keepAddressed,
  pickSlot,
  pickedSearch,
  showPicks,
  watchPicks,
} from './pickSlot';

interface PickFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A cell of the bar: one choice of a few values. */
export function PickField<Value extends string>({ label, options, value, onChoose }: PickFieldProps<Value>) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Choices that change something on this page: a link to what its reader sees needs no others. */
const facetsOfPage = (): Facet[] =>
  FACETS.filter((facet) => document.querySelector(`[data-when-${facet}]`) !== null);

function pick(facet: Facet, place: number): void {
  pickSlot(facet).write(place);
  const { pathname, search, hash } = window.location;
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${pickedSearch(search, facetsOfPage(), facet)}${hash}`,
  );
}

function Choice({ facet }: { readonly facet: Facet }) {
  const say = useT();
  const stored = useStored(pickSlot(facet), 0);
  const names: Readonly<Record<string, Text>> = PICK_NAMES[facet];
  return (
    <PickField
      label={say(PICK_WORDS[facet])}
      options={PICKS[facet].map((value, place) => ({
        value: String(place),
        name: names[value] ? say(names[value]) : value,
      }))}
      value={String(stored < PICKS[facet].length ? stored : 0)}
      onChoose={(place) => pick(facet, Number(place))}
    />
  );
}

/** Keeps the page as it is chosen, also what is drawn later, and chooses what find in page finds. */
function followPicks(): () => void {
  const show = () => {
    showPicks();
    foldOthers();
  };
  const onFound = ({ target }: Event) => {
    if (!(target instanceof Element) || choicesFor(target).length === 0) return;
    unfoldAround(target.parentElement);
    for (const choice of choicesFor(target)) pick(...choice);
  };
  const observer = new MutationObserver(foldOthers);
  const unwatch = watchPicks(show);
  observer.observe(pageBody(), { childList: true, subtree: true });
  document.addEventListener('beforematch', onFound);
  show();
  showTarget(true);
  return () => {
    unwatch();
    observer.disconnect();
    document.removeEventListener('beforematch', onFound);
  };
}

interface PickProps {
  readonly only?: string;
  /** A cell for a choice that is not remembered. */
  readonly children?: ReactNode;
}

/** What a reader works with: remembered, and in the address. A script in the head applies it before the first paint. */
export default function Pick({ only, children }: PickProps) {
  const say = useT();
  const { pathname, search } = useLocation();
  const facets = FACETS.filter((facet) => !only || only.split(' ').includes(facet));
  useLayoutEffect(() => {
    // The router does not hear of choices that were written into the address.
    keepAddressed(window.location.search);
    return followPicks();
  }, [pathname, search]);
  if (import.meta.env.SSG_MD) return <></>;
  return (
    <div
      className={styles.form}
      style={{ '--cells': facets.length + (children ? 1 : 0) } as CSSProperties}
      role="group"
      aria-label={say(PICK_WORDS.form)}
      data-pick-form=""
    >
      {facets.map((facet) => (
        <Choice key={facet} facet={facet} />
      ))}
      {children}
    </div>
  );
}
