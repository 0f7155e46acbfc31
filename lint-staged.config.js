/** What the pre-commit hook runs on staged files only; `npm run check` runs the same on everything. */
export default {
  '*.{ts,tsx,js,mjs}': ['eslint --fix --no-warn-ignored', 'prettier --write'],
  '{theme,components}/**/*.css': ['stylelint --fix', 'prettier --write'],
  '*.{json,md,yml,yaml}': 'prettier --write',
};
