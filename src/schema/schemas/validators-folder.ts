/**
 * Where the validators of our schemas lie compiled, by depth and schema: `quick/blocks/hero.schema.json.cjs`. Undefined: each is
 * compiled when it is first asked for, which takes as long as all else that a short command does. Commands that are compiled have
 * theirs beside them, and another file in place of this one (`src/cli/compile-commands.ts`).
 */
export const validatorsFolder: string | undefined = undefined;
