import { createElement, type FunctionComponent } from 'react';

type AnyComponent = FunctionComponent<Record<string, unknown>>;

/** A layout, or what keeps its place until another comes. */
export interface Filling extends AnyComponent {
  /** Takes the layout that comes later. */
  fill?: (layout: AnyComponent) => void;
}

/** The layouts that are there, by name. Pages fill them (`fillLayout`, `keepLayout`), so that this is all that every page loads. */
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
