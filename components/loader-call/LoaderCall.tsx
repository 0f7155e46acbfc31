import { useT } from '../../lib/words';
import { entryNamed, fillIn } from '../../lib/text/strings';
import { LOADER_CALLS, type LoaderCallTimes, LOADER_CALL_WORDS as WORDS } from '../../site/loaderCalls';
import styles from './LoaderCall.module.css';

/** Where the wait lies in the stripe, in per cent of it. */
function waitOf({ wall, self, wait }: LoaderCallTimes): { from: number; to: number } {
  const work = (self / wall) * 100;
  if (wait === 'none') return { from: work, to: 100 };
  return wait === 'first' ? { from: 0, to: 100 - work } : { from: work / 2, to: 100 - work / 2 };
}

/** A loader call drawn to scale; legend and sentence say the same as the drawing. */
export default function LoaderCall({ name }: { readonly name: string }) {
  const say = useT();
  const call: LoaderCallTimes = entryNamed(LOADER_CALLS, name, 'LoaderCall');
  const { loader, file, bundler, wall, self, wait } = call;
  const waits = wait !== 'none';
  const gaps = { title: say(call.title), loader, file, bundler, wall, self, rest: wall - self };
  const heading = fillIn(say(WORDS.heading), gaps);
  const alt = fillIn(say(waits ? WORDS.alt : WORDS.altNoWait), gaps);
  const story = say(call.story);
  if (import.meta.env.SSG_MD) {
    const legend = [
      fillIn(say(WORDS.self), gaps),
      fillIn(say(WORDS.rest), gaps),
      ...(waits ? [say(WORDS.others)] : []),
    ];
    return `\n**${heading}**\n\n${alt} ${story}\n\n${legend.map((line) => `- ${line}\n`).join('')}\n`;
  }
  const { from, to } = waitOf(call);
  const hatch = `loader-call-${name}`;
  return (
    <figure className={styles.call}>
      <p className={styles.heading}>{heading}</p>
      <svg role="img" aria-label={alt} width="100%" height={waits ? 52 : 30}>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0v7" />
        </pattern>
        <rect className={styles.stripe} width="100%" height="30" />
        {from > 0 && <rect className={styles.self} width={`${from}%`} height="30" />}
        {waits && <rect className={styles.self} x={`${to}%`} width={`${100 - to}%`} height="30" />}
        <rect x={`${from}%`} width={`${to - from}%`} height="30" fill={`url(#${hatch})`} />
        {waits && (
          <rect className={styles.others} x={`${from}%`} y="38" width={`${to - from}%`} height="14" />
        )}
      </svg>
      <ul className={styles.legend}>
        <li data-part="self">{fillIn(say(WORDS.self), gaps)}</li>
        <li data-part="rest">{fillIn(say(WORDS.rest), gaps)}</li>
        {waits && <li data-part="others">{say(WORDS.others)}</li>}
      </ul>
      <figcaption>{story}</figcaption>
    </figure>
  );
}
