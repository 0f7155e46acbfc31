import { createElement, type FunctionComponent } from 'react';

type AnyComponent = FunctionComponent<Record<string, unknown>>;

/** A layout, or its static variant until the layout is loaded. */
export interface Filling extends AnyComponent {
  /** Called with the layout once it is loaded. */
  fill?: (layout: AnyComponent) => void;
}

/** The layouts that are loaded, by name. Pages add them (`fillLayout`, `hydrateStaticLayout`); every page loads only this slot. */
export const layouts: Record<string, Filling> = {};

/**
 * A component in the place of a layout.
 * @param name name of the layout
 * @returns renders the layout, which arrives with the first page that uses it; nothing before
 */
export const layoutSlot =
  (name: string): AnyComponent =>
  (props) => {
    const layout = layouts[name];
    return layout && createElement(layout, props);
  };
