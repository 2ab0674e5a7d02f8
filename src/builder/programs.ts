/*
 * The compiled programs that other programs start. Undefined: from source, what they do is done in this thread of this process. Commands that are
 * compiled have them beside them, and another file in place of this one (`src/cli/compile-commands.ts`).
 */

/** Compiles the app in a process of its own (`bundle/compiler.ts`). */
export const compilerProgram: string | undefined = undefined;

/** Draws icons in a thread of its own (`icons/thread.ts`): Node doesn't read TypeScript there. */
export const iconsProgram: string | undefined = undefined;

/** Sets PDF documents in a thread of its own (`printed/thread.ts`). */
export const documentsProgram: string | undefined = undefined;
