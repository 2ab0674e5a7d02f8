import type { CompiledRules } from '../../model/compiled-styles.ts';

/** The compiler puts them here (`src/builder/bundle/styles.ts`). Where nothing was compiled, as in tests, all styles are raw (`raw-styles.ts`). */
export const compiledRules: CompiledRules = { queries: [], classes: {} };
