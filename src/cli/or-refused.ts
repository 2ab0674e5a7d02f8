import { type Surroundings, surroundingsIn } from '../authoring/new-page/surroundings.ts';
import { Refused } from '../authoring/refused.ts';
import { cacheFor, withCachedFiles } from './cache/cache.ts';
import { UsageError } from './command.ts';
import { type Asked, report, typedFor } from './report.ts';

/**
 * Does something with a site, and with what was kept of its files. If it can't be done, prints the mistakes that are the reason, if there are any.
 * @param work throws `Refused` where it can't be done
 * @throws UsageError with the sentence that says why
 */
export async function orRefused<T>(
  { root, options, io, format }: Asked & { readonly root: string; readonly format?: 'any' },
  work: (site: Surroundings) => T | Promise<T>,
): Promise<T> {
  let site: Surroundings | undefined;
  const result = await withCachedFiles(root, cacheFor(io, false), async ({ disk, reader }) => {
    try {
      site = await surroundingsIn(disk, { ...reader, ...(format && { format }) });
      return { made: await work(site) };
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  });
  if (!(result instanceof Refused)) return result.made;
  const { message, diagnostics, sourceOf = site?.sourceOf ?? (() => undefined) } = result;
  report({ diagnostics, sourceOf }, io.err, { options, io });
  throw new UsageError(typedFor(message, options, io));
}
