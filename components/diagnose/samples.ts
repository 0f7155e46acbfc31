/** What builds print, to fill the field with: a rule's finding, an error with its stack, a warning. */
export const SAMPLES = {
  finding: '[E1001:Warn:DUPLICATE-PACKAGE] Multiple packages of immer found:',
  trace: `Error [ERR_REQUIRE_ESM]: require() of ES Module /app/node_modules/@rsdoctor/rspack-plugin/dist/index.js not supported.
    at Object.<anonymous> (/app/rspack.config.cjs:1:38)`,
  warning: "export 'default' (imported as 'legacy') was not found in './legacy.js'",
} as const;
