/**
 * Where the browser's part of the development server lies compiled. Undefined: from source, it is compiled when it is asked for. Compiled commands
 * have another file in place of this one (`src/cli/compile-commands.ts`).
 */
export const toolsFolder: string | undefined = undefined;
