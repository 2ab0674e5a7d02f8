/**
 * Where validators are kept, by depth and schema: `quick/blocks/hero.schema.json.cjs`. Undefined: each is compiled when it is first asked
 * for. Commands that are compiled have theirs beside them, and another file in place of this one (`src/cli/compile-commands.ts`).
 */
export const validatorsFolder: string | undefined = undefined;

/** Whether those are added to them that are not there: not in a package, which has them all. */
export const keepsValidators: boolean = true;
