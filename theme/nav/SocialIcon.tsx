/** Nothing to be seen, in place of an icon that is not there: without a mask its box would be filled. */
const NOTHING = 'linear-gradient(transparent, transparent)';

/** Props of `SocialIcon`. */
export interface SocialIconProps {
  /** Text of the drawing; undefined where the static HTML has drawn it. */
  readonly svg: string | undefined;
  readonly className: string | undefined;
}

/**
 * The icon as a mask in the text's colour: markup in a string would need `innerHTML`, which Trusted Types forbid. React
 * leaves the attributes of the static HTML as they are, so a drawing that stands there need not come once more.
 */
export function SocialIcon({ svg, className }: SocialIconProps) {
  const image = svg && `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  return (
    <span
      className={className}
      style={{ maskImage: image ?? NOTHING }}
      aria-hidden="true"
      suppressHydrationWarning
    />
  );
}
