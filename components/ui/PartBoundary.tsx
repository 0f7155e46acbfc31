import { Component, type ReactNode } from 'react';
import { notePage } from '../../lib/pages/isOpened';
import { isLoadError } from '../../lib/text/isLoadError';
import { KeptPart } from './KeptPart';

/** Props of `PartBoundary`. */
export interface PartBoundaryProps {
  /** Selector of the HTML that is kept when the part throws; without it the part is gone. */
  readonly keep?: string;
  /** Path of the page; another one gets a new chance. */
  readonly address?: string;
  /** Whether this is the last boundary: others hand on that a script is gone, which is no fault of theirs. */
  readonly last?: boolean;
  /** Called with what the part has thrown. */
  readonly onFault?: (error: unknown) => void;
  readonly children: ReactNode;
}

interface State {
  /** In a list, since anything can be thrown. */
  readonly thrown?: readonly [unknown] | undefined;
}

/** Keeps a fault of one part from taking others with it (issue 15). React says it in the console. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  constructor(props: PartBoundaryProps) {
    super(props);
    this.state = {};
    notePage();
  }

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: [error] };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault?.(error);
  }

  override componentDidUpdate({ address }: PartBoundaryProps, { thrown }: State): void {
    notePage();
    if (thrown && address !== this.props.address) this.setState({ thrown: undefined });
  }

  override render(): ReactNode {
    const { keep, last, children } = this.props;
    const { thrown } = this.state;
    if (!thrown) return children;
    if (!last && isLoadError(thrown[0])) throw thrown[0];
    return keep && <KeptPart parts={keep} />;
  }
}
