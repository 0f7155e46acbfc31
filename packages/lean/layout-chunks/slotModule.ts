/**
 * A module in the place of a layout, for everybody but the pages that have it.
 * @param name name under which the layout is exported
 * @param runtime file that exports `layoutSlot`
 */
export const slotModule = (name: string, runtime: string): string =>
  `import { layoutSlot } from ${JSON.stringify(runtime)};
export const ${name} = layoutSlot(${JSON.stringify(name)});
`;
