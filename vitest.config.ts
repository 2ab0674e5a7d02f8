import { configDefaults, defineConfig } from 'vitest/config';
import { compiledValidators } from './tests/setup/compiled-validators.ts';
import { leftOut, processes } from './tests/setup/groups.ts';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { optimizingLate } from './tests/setup/optimizing-late.ts';
import { makeWay, workers } from './tests/setup/workers.ts';

makeWay();

// Of its own, so that tests do not start a site's server: vite.config.ts is for that.
export default defineConfig({
  plugins: [compiledValidators()],
  test: {
    // On a busy machine a test may take long; one that hangs takes longer.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: workers(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'processes',
          include: processes,
          globalSetup: 'tests/setup/compile-commands.ts',
          pool: 'forks',
          execArgv: [...optimizingLate],
          // What they import is loaded once a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...processes, ...leftOut()],
          pool: 'threads',
          isolate: false,
        },
      },
      // Whole runs of other tools, minutes long if there were many: `npm test -- nested`, and in CI.
      { extends: true, test: { name: 'nested', include: ['tests/**/*.nested.ts'], sequence: { groupOrder: 1 } } },
    ],
  },
});
