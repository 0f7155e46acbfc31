/** Packages that pages install and the lock file does not hold, each with the reason. */
export const OUTSIDE_PACKAGES: Readonly<Record<string, string>> = {
  next: 'a reader of the Next.js section has it; no example here is a Next.js app',
  '@nuxt/webpack-builder': 'a reader of the Nuxt section has it; no example here is a Nuxt app',
  skills: 'adds a skill to a project of the reader; nothing here needs it',
  docusaurus: 'the binary of @docusaurus/core, which a reader of the Docusaurus section has',
  storybook: 'a reader of the Storybook section has it; no example here is a Storybook',
  rslib: 'the binary of @rslib/core, which a reader of the Rslib section has',
  craco: 'the binary of @craco/craco, which a reader of the CRACO section has',
  nx: 'a reader of the Nx section has it; no example here is an Nx workspace',
  nuxi: 'the command line of nuxt, which a reader of the Nuxt section has',
};
