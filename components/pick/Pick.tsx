import { useLocation } from '@rspress/core/runtime';
import { useId, useLayoutEffect, type ReactNode, type CSSProperties } from 'react';
import { pageBody } from '../../lib/browser';
import { showTarget, unfoldAround } from '../../lib/fold';
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
  /** Added to the class of the group. */
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

/** Props of one choice. */
interface ChoiceProps {
  readonly facet: Facet;
  readonly onPick: (facet: Facet, place: number) => void;
}

function useChoice(facet: Facet) {
  const say = useT();
  const place = useStored(pickSlot(facet), 0);
  const names: Readonly<Record<string, Text>> = PICK_NAMES[facet];
  const values = PICKS[facet].map((value) => ({ value, name: names[value] ? say(names[value]) : value }));
  return { label: say(PICK_WORDS[facet]), values, place: place < values.length ? place : 0 };
}

function Chips({ facet, onPick }: ChoiceProps) {
  const { label, values, place } = useChoice(facet);
  return (
    <RadioChips
      label={label}
      options={values}
      value={values[place]?.value}
      onChoose={(chosen) =>
        onPick(
          facet,
          values.findIndex(({ value }) => value === chosen),
        )
      }
    />
  );
}

function Select({ facet, onPick }: ChoiceProps) {
  const { label, values, place } = useChoice(facet);
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select value={place} onChange={({ target }) => onPick(facet, Number(target.value))}>
        {values.map(({ value, name }, index) => (
          <option key={value} value={index}>
            {name}
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

/**
 * What a reader works with. The choice is remembered, followed by all pages and tabs, and stands in the address, so that
 * it can be sent. A script in the head has applied it before the first paint; where scripts do not run, there is no form
 * and every variant shows. A single choice is a row of buttons without a frame, as it stands above a sample.
 * @param props.only choices to offer, with spaces between them; all of them without it
 */
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
  const [first] = facets;
  if (first && facets.length === 1) {
    return (
      <div data-pick-form="">
        <Chips facet={first} onPick={pick} />
      </div>
    );
  }
  return (
    <div
      className={styles.form}
      style={{ '--cells': facets.length } as CSSProperties}
      role="group"
      aria-label={say(PICK_WORDS.form)}
      data-pick-form=""
    >
      {facets.map((facet) => (
        <Select key={facet} facet={facet} onPick={pick} />
      ))}
    </div>
  );
}
