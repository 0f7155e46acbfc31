import { useId, type ReactElement, type ReactNode } from 'react';
import * as LIMITS from '../../site/limits';
import styles from './Tooltip.module.css';
import { useTooltip } from './useTooltip';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** The explanation; also read by screen readers as the description of the anchor. */
  readonly text: ReactNode;
  /** Draws the anchor, which can take the focus, with the id of its description. */
  readonly anchor: (descriptionId: string) => ReactElement;
}

/** A short explanation beside a link or button: 0.1 s hover delay, at most 250 px wide. */
export function Tooltip({ text, anchor }: TooltipProps) {
  const id = useId();
  const { open, wrapper, tip, on } = useTooltip(LIMITS.tooltipDelay);
  return (
    <span ref={wrapper} {...on}>
      {anchor(id)}
      <span ref={tip} role="tooltip" id={id} className={styles.tip} data-open={open}>
        {text}
      </span>
    </span>
  );
}
