import { defineConfig } from 'vitest/config';

/**
 * Five kinds of test without a browser: `unit` (pure code and hooks), `content` (the real docs, no build),
 * `build` and `search` (the built output, and how well its index answers; run `npm run build` first) and `analyzer` (the real, pinned Rsdoctor packages).
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'search', include: ['tests/search-quality/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'analyzer', include: ['tests/analyzer/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
