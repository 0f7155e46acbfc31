/** What the pre-commit hook runs on staged files only; `npm run check` runs the same on everything. */
export default {
  '*.{ts,tsx,js,mjs}': ['eslint --fix --no-warn-ignored', 'prettier --write'],
  '{theme,components}/**/*.css': ['stylelint --fix', 'prettier --write'],
  // All pages are read, since links and translations cross them; problems of the staged ones refuse the commit.
  'docs/{en,zh}/**/*.{md,mdx,json}': 'tsx tools/check.ts',
  '*.{json,md,yml,yaml}': 'prettier --write',
};
