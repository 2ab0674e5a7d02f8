/**
 * The compiled program that draws icons in a thread of its own (`thread.ts`). Undefined: Node doesn't read TypeScript in a thread, so
 * they are drawn in this one. Commands that are compiled have it beside them, and another file in place of this one
 * (`src/cli/compile-commands.ts`).
 */
export const threadFile: string | undefined = undefined;
