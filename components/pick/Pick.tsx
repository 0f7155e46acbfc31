import { useLocation } from '@rspress/core/runtime';
import { useId, useLayoutEffect, type ReactNode, type CSSProperties } from 'react';
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

interface RadioChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: ReactNode }[];
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
  readonly className?: string | undefined;
}

/** One choice of many values that all deserve to be seen: a radio button each, drawn as chips. */
export function RadioChips<Value extends string>({
  label,
  options,
  value: chosen,
  onChoose,
  className,
}: RadioChipsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={className ? `${styles.chips} ${className}` : styles.chips}>
      <legend className={styles.label}>{label}</legend>
      {options.map(({ value, name }) => (
        <label key={value} className={styles.chip}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
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

/** @param props.isAlone whether it is a row of buttons, as it stands above a sample, instead of a list */
function Choice({ facet, isAlone }: { readonly facet: Facet; readonly isAlone: boolean }) {
  const say = useT();
  const stored = useStored(pickSlot(facet), 0);
  const names: Readonly<Record<string, Text>> = PICK_NAMES[facet];
  const options = PICKS[facet].map((value) => ({ value, name: names[value] ? say(names[value]) : value }));
  const place = stored < options.length ? stored : 0;
  const choose = (chosen: string) => {
    const index = options.findIndex(({ value }) => value === chosen);
    pick(facet, index);
  };
  const label = say(PICK_WORDS[facet]);
  if (isAlone)
    return <RadioChips label={label} options={options} value={options[place]?.value} onChoose={choose} />;
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select value={place} onChange={({ target }) => pick(facet, Number(target.value))}>
        {options.map(({ value, name }, index) => (
          <option key={value} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
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

/** What a reader works with: remembered, and in the address. A script in the head applies it before the first paint. */
export default function Pick({ only }: { readonly only?: string }) {
  const say = useT();
  const { pathname, search } = useLocation();
  const facets = FACETS.filter((facet) => !only || only.split(' ').includes(facet));
  useLayoutEffect(() => {
    // The router does not hear of choices that were written into the address.
    keepAddressed(window.location.search);
    return followPicks();
  }, [pathname, search]);
  if (import.meta.env.SSG_MD) return <></>;
  const isAlone = facets.length === 1;
  const choices = facets.map((facet) => <Choice key={facet} facet={facet} isAlone={isAlone} />);
  if (isAlone) return <div data-pick-form="">{choices}</div>;
  return (
    <div
      className={styles.form}
      style={{ '--cells': facets.length } as CSSProperties}
      role="group"
      aria-label={say(PICK_WORDS.form)}
      data-pick-form=""
    >
      {choices}
    </div>
  );
}
