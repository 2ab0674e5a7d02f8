import { inTime, isTooLong } from '../../builder/in-time.ts';
import { type OwnCode, ownCode, type WithBlocks } from '../../builder/own/own-code.ts';

/** Anything that a block may import: it can be called, and asked for anything. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  construct: () => Object(anything),
});

/** The blocks whose code never ends as it is loaded. What else is wrong as they are loaded shows when they really are. */
export async function endlessBlocks(site: WithBlocks, seconds: number): Promise<readonly string[]> {
  const code: OwnCode | undefined = await ownCode(site, false);
  const endless: string[] = [];
  for (const [type, file] of Object.entries(code?.files ?? {})) {
    const module: { readonly default: (require: (name: string) => unknown) => unknown } = await import(file);
    try {
      inTime(seconds, () => module.default(() => anything));
    } catch (error) {
      if (isTooLong(error)) endless.push(type);
    }
  }
  return endless;
}
