import { Failure } from '../builder/failure.ts';
import { codeOf } from '../disk/error-code.mjs';

/** Makes the files of a block of the builder's own. Gives their paths, or nothing where there is one of that name. */
type MakeBlock = (name: string) => Promise<readonly string[] | undefined>;

const inClone: MakeBlock = async (name) => {
  // What makes a block generates types and docs too, with packages that are only installed for development.
  const tools = await import('../tools/new-block.ts').catch((error: unknown) => {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    const words = "A new block needs the packages for development, which aren't installed. Run npm ci, then try again.";
    throw new Failure(words, { cause: error });
  });
  return tools.isBlock(name) ? undefined : tools.newBlock(name);
};

/** Undefined in a package, which has no source (`compile-commands.ts`). */
export const makeBuilderBlock: MakeBlock | undefined = inClone;
