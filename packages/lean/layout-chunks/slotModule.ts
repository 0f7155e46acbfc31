/** How a layout gets into its slot. */
export interface FillingOptions {
  /** Name under which the layout is exported. */
  readonly name: string;
  /** File that exports `layouts` or the function. */
  readonly runtime: string;
  /** Function that is called; without one the layout is put there itself. */
  readonly fill?: string;
}

/**
 * The layout itself, or its static variant, which fills the slot as soon as it is loaded.
 * @param code source of the layout
 * @param options how it gets into its slot
 */
export function fillingModule(code: string, { name, runtime, fill }: FillingOptions): string {
  const [file, key] = [JSON.stringify(runtime), JSON.stringify(name)];
  return fill
    ? `import { ${fill} as __fill } from ${file};\n${code}\n__fill(${key}, ${name} as never);\n`
    : `import { layouts as __layouts } from ${file};\n${code}\n__layouts[${key}] = ${name} as never;\n`;
}

/**
 * A module in the place of a layout, for everybody but the pages that have it.
 * @param name name under which the layout is exported
 * @param runtime file that exports `layoutSlot`
 */
export const slotModule = (name: string, runtime: string): string =>
  `import { layoutSlot } from ${JSON.stringify(runtime)};
export const ${name} = layoutSlot(${JSON.stringify(name)});
`;
