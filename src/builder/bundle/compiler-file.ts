/**
 * The compiled program that compiles the app in a process of its own (`compiler.ts`). Undefined: from source, the app is compiled in this
 * process. Commands that are compiled have it beside them, and another file in place of this one (`src/cli/compile-commands.ts`).
 */
export const compilerFile: string | undefined = undefined;
