import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that start processes, or change what a whole process shares (V8's flags, its counters, prototypes). */
const processes = [
  'tests/build/**/*.test.ts',
  'tests/cli/**/*.test.ts',
  'tests/editor/**/*.test.ts',
  'tests/growth/**/*.test.ts',
  'tests/hosting/**/*.test.ts',
  'tests/new-block/**/*.test.ts',
  'tests/supply/**/*.test.ts',
  'tests/content/hard.test.ts',
  'tests/content/svg-browser.test.ts',
  'tests/house.test.ts',
  'tests/workflows.test.ts',
];

// Of its own, so that tests do not start a site's server: vite.config.ts is for that.
export default defineConfig({
  test: {
    // On a busy machine a test may take long; one that hangs takes longer.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'processes',
          include: processes,
          globalSetup: 'tests/setup/compile-commands.ts',
          pool: 'forks',
          // They wait for their processes: one more than there are processors keeps those at work.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 0 },
        },
      },
      // Whole runs of other tools, minutes long if there were many: `npm test -- nested`, and in CI.
      { extends: true, test: { name: 'nested', include: ['tests/**/*.nested.ts'], sequence: { groupOrder: 2 } } },
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...processes],
          pool: 'threads',
          // What they import is loaded once a thread.
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
