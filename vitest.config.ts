import { defineConfig } from 'vitest/config';

// Of its own, so that tests do not start a site's server: vite.config.ts is for that.
export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Many tests start real processes, and wait for them: two at a time use a machine of two processors better than one.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
