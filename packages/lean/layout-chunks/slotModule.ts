/**
 * The layout itself, which fills the slot as soon as it is loaded.
 * @param code source of the layout
 * @param name name under which it is exported
 * @param runtime file that exports `fillLayout`
 */
export const fillingModule = (code: string, name: string, runtime: string): string =>
  `import { fillLayout as __fillLayout } from ${JSON.stringify(runtime)};
${code}
__fillLayout(${JSON.stringify(name)}, ${name} as never);
`;

/**
 * A module in the place of a layout, for everybody but the pages that have it.
 * @param name name under which the layout is exported
 * @param runtime file that exports `layoutSlot`
 */
export const slotModule = (name: string, runtime: string): string =>
  `import { layoutSlot } from ${JSON.stringify(runtime)};
export const ${name} = layoutSlot(${JSON.stringify(name)});
`;
