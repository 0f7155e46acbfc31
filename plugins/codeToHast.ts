/** Rspress asks for it while its module is loaded. */
export const createCssVariablesTheme = (): object => ({});

/** Stands in for the highlighter of Rspress's `CodeBlockRuntime`; this site has none in the browser. */
export const codeToHast = (): never => {
  throw new Error(
    'CodeBlockRuntime needs shiki in the browser, which plugins/speedLayer.ts leaves out. Use a code block of Markdown, or take its stand-in out.',
  );
};
