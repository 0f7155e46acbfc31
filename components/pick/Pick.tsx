import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import { fold, pageBody, showTarget, unfoldAround } from '../../lib/browser';
import { groupSlot, useStored } from '../../lib/storage';
import { writeAddress } from '../../lib/useAddressed';
import { useT } from '../../lib/words';
import { FACETS, PICKS, pickGroup, type Facet } from '../../site/picks';
import { PICK_NAMES, PICK_WORDS } from '../../site/words/picks';
import type { Text } from '../../site/words/types';
import './pick.css';
import styles from './Pick.module.css';

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

/** The remembered choice, as its place in the list. */
export const pickSlot = (facet: Facet) => groupSlot(pickGroup(facet));

const valueAt = (facet: Facet, place: number): string => PICKS[facet][place] ?? PICKS[facet][0];

/** Keeps the choices that the query of an address makes, such as `?tool=webpack&pm=pnpm`; takes out those that nobody can make. */
export function keepAddressed(search: string): void {
  const query = new URLSearchParams(search);
  for (const facet of FACETS) {
    const place = (PICKS[facet] as readonly string[]).indexOf(query.get(facet) ?? '');
    if (place >= 0 && place !== pickSlot(facet).read()) pickSlot(facet).write(place);
    if (place < 0 && query.has(facet)) writeAddress(facet, undefined);
  }
}

/** Marks the choices on the root of the document, by which the sheet shows what is chosen. */
export function showPicks(): void {
  for (const facet of FACETS) {
    document.documentElement.setAttribute(`data-pick-${facet}`, valueAt(facet, pickSlot(facet).read()));
  }
}

/** The choices that would have to be others for a part to show. */
const wrongFacets = (part: Element): Facet[] =>
  FACETS.filter((facet) => {
    const values = part.getAttribute(`data-when-${facet}`)?.split(' ');
    return values && !values.includes(valueAt(facet, pickSlot(facet).read()));
  });

const PARTS = FACETS.map((facet) => `[data-when-${facet}]`).join();

/** Folds what is for other choices, which the sheet hides, so that find in page still finds it. */
function foldOthers(): void {
  for (const part of document.querySelectorAll(PARTS)) fold(part, wrongFacets(part).length > 0);
}

/** What to choose for a part to show that is folded now: facets, and the place of the first value that fits. */
const choicesFor = (part: Element): (readonly [Facet, number])[] =>
  wrongFacets(part).map((facet) => {
    const [value = ''] = part.getAttribute(`data-when-${facet}`)?.split(' ') ?? [];
    return [facet, (PICKS[facet] as readonly string[]).indexOf(value)];
  });

/** Keeps a choice, and writes all that change something on this page into its address, under which others see the same. */
function pick(chosen: Facet, place: number): void {
  pickSlot(chosen).write(place);
  const query = new URLSearchParams(window.location.search);
  for (const facet of FACETS) {
    const at = pickSlot(facet).read();
    const isSaid = document.querySelector(`[data-when-${facet}]`) && (query.has(facet) || at > 0);
    if (facet === chosen || isSaid) writeAddress(facet, valueAt(facet, at));
  }
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
  const ends = FACETS.map((facet) => pickSlot(facet).subscribe(show));
  observer.observe(pageBody(), { childList: true, subtree: true });
  document.addEventListener('beforematch', onFound);
  show();
  showTarget(true);
  return () => {
    ends.forEach((end) => end());
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
