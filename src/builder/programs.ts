/**
 * The program that compiles the app in a process of its own (`bundle/compiler.ts`). Undefined: from source, that is done in this process. Commands that
 * are compiled have it beside them, and another file in place of this one (`src/cli/compile-commands.ts`).
 */
export const compilerProgram: string | undefined = undefined;
