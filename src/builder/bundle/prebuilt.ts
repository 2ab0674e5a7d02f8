/** Where a package has the app, compiled. Undefined in a clone, which compiles its own (`src/cli/package/pack.ts`). */
export const prebuiltApp: string | undefined = undefined;
