import type { CalloutTone } from './calloutTone';

/** Line drawings on a grid of 24: a bulb, a letter i, a triangle, an octagon. */
const SHAPES: Readonly<Record<CalloutTone, string>> = {
  tip: 'M9 18h6M10 21.2h4M8.6 15.2A6.4 6.4 0 1 1 15.4 15.2q-.9.7-.9 1.8v1h-5v-1q0-1.1-.9-1.8z',
  info: 'M12 2.8a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.4zM12 11v5.6M12 7.4v.2',
  warning: 'M12 3.4 21.6 20H2.4zM12 10v4.4M12 17.2v.2',
  danger: 'M8.2 2.8h7.6l5.4 5.4v7.6l-5.4 5.4H8.2l-5.4-5.4V8.2zM12 7.4v5.8M12 16.4v.2',
};

/** The mark of a callout's kind, so that colour is not the only sign of it. */
export function CalloutIcon({ tone }: { readonly tone: CalloutTone }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[tone]} />
    </svg>
  );
}
