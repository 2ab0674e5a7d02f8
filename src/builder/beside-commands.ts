// In compiled commands, another file stands in place of this one, with what lies beside them (`src/cli/compile-commands.ts`).

/** The program that compiles the app in a process of its own (`bundle/compiler.ts`). From source, that is done in this process. */
export const compilerProgram: string | undefined = undefined;

/** Where the browser's part of the development server lies compiled. From source, it is compiled when it is asked for. */
export const toolsFolder: string | undefined = undefined;

/** Where a package has the app, compiled. A clone compiles its own (`src/cli/package/pack.ts`). */
export const prebuiltApp: string | undefined = undefined;
