/**
 * The compiled program that reads a share of the pages in a thread of its own (`share-thread.ts`). Undefined: from source, all pages are read in
 * one thread, because Node doesn't read TypeScript in others. Commands that are compiled have another file in place of this one
 * (`src/cli/compile-commands.ts`).
 */
export const shareProgram: string | undefined = undefined;
