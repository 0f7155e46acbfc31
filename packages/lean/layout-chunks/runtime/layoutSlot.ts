import { createElement, type FunctionComponent } from 'react';

type AnyComponent = FunctionComponent<Record<string, unknown>>;

const layouts: Record<string, AnyComponent> = {};

/**
 * Keeps a layout for the pages that are rendered from now on.
 * @param name name of the layout
 * @param layout its component
 */
export function fillLayout(name: string, layout: AnyComponent): void {
  layouts[name] = layout;
}

/**
 * A component in the place of a layout.
 * @param name name of the layout
 * @returns renders the layout, which arrives with the first page that uses it; nothing before
 */
export const layoutSlot =
  (name: string): AnyComponent =>
  (props) => {
    const layout = layouts[name];
    return layout ? createElement(layout, props) : null;
  };
