import type { ClassRules } from '../../model/compiled-styles.ts';

/** The compiler puts them here (`src/builder/bundle/compile.ts`). Where nothing was compiled, as in tests, classes have no rules. */
export const compiledRules: ClassRules = {};
