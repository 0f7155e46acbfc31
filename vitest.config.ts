import { defineConfig } from 'vitest/config';

/**
 * Four kinds of test without a browser: `unit` (pure code and hooks), `content` (the real docs, no build),
 * `build` (the built output; run `npm run build` first) and `analyzer` (the real, pinned Rsdoctor packages).
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'analyzer', include: ['tests/analyzer/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
