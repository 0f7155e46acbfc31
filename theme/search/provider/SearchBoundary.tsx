import { Component, type ReactNode } from 'react';

/** Keeps a fault inside the dialog from taking the page down: the dialog goes, the page stays. */
export class SearchBoundary extends Component<
  { readonly onFault: () => void; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFault();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
