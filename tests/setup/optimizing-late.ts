const [v8 = ''] = process.versions.v8.split('.');

/** Node 20 and Node 22 have different names for it. */
const flags: Readonly<Record<string, readonly string[]>> = {
  '11': ['--interrupt-budget=1000000'],
  '12': ['--invocation-count-for-turbofan=48000'],
};

/**
 * Flags of a Node that compiles a function for speed after it was used for long. Most of what tests use is over before that pays: unit
 * tests took a quarter of their processor time for it.
 */
export const optimizingLate: readonly string[] = flags[v8] ?? [];
