import { memo } from 'react';

/** On a grid of 24, drawn as lines. */
const SIGNS = {
  down: 'm6 9 6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  out: 'M8 16 16.5 7.5M9 7h8v8',
  tools: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  language:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.6 9h16.8M3.6 15h16.8M12 3c-5 5.6-5 12.4 0 18M12 3c5 5.6 5 12.4 0 18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
  dark: 'M20 14.200A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.200z',
} as const;

export type NavSign = keyof typeof SIGNS;

/** `sign` is a name, or the drawing of a sign that only late parts have. */
export const NavIcon = memo(function NavIcon({
  sign,
  size = 20,
  className,
}: {
  sign: NavSign | `${'M' | 'm'}${number} ${string}`;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={sign === 'more' ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SIGNS[sign as NavSign] ?? sign} />
    </svg>
  );
});
