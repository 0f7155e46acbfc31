import type { ToolLogo } from '../../site/tools';

/** Our own marks on a grid of 24, drawn as lines in the colour of the text; they stand for what a tool does. */
const MARKS: Readonly<Record<ToolLogo, string>> = {
  bundle: 'M12 2.8 20 7.4v9.2l-8 4.6-8-4.6V7.4zM4 7.4l8 4.6 8-4.6M12 12v9.2',
  bolt: 'M13.2 2.8 5 13.6h6.2l-.6 7.6L19 10.4h-6.4z',
  page: 'M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5M9 12h6.5M9 16h4.5',
  blocks: 'M3.5 12.5h7.7v7.7H3.5zM12.8 12.5h7.7v7.7h-7.7zM8.2 3.4h7.6V11H8.2z',
  pulse: 'M2.8 12.2h4L9.6 5l4.6 14 2.8-6.8h4.2',
  flask: 'M9 3h6M10.2 3v6.2L4.6 18.6A1.6 1.6 0 0 0 6 21h12a1.6 1.6 0 0 0 1.4-2.4l-5.6-9.4V3M7.4 14.6h9.2',
  star: 'm12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.5l6.3-.8z',
};

interface ToolMarkProps {
  readonly logo: ToolLogo;
  readonly size?: number;
  /** Factor that makes all marks look equally heavy. */
  readonly scale?: number;
}

export function ToolMark({ logo, size = 24, scale = 1 }: ToolMarkProps) {
  const side = Math.round(size * scale);
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={MARKS[logo]} />
    </svg>
  );
}
