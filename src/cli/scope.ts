import { resolve } from 'node:path';
import type { Scope } from '../builder/parts/parts.ts';
import type { Typed } from './command.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** What counts: 1 to 9999, without zeros before it. */
const shape = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/;

type Part = NonNullable<Scope['part']>;

function partFrom(typed: string): Part {
  const [, number = 0, of = 0] = (shape.exec(typed) ?? []).map(Number);
  if (number > 0 && number <= of) return { number, of };
  throw new UsageError(`--shard needs a part and how many there are, such as 3/8, not "${typed}".`);
}

/**
 * What of a site to build: `--shard` with its part, or `--merge` with the folders of all parts.
 * @throws UsageError for what doesn't fit together
 */
export function scopeFrom({ options, words }: Typed, { cwd }: Pick<Io, 'cwd'>): Omit<Scope, 'root'> {
  const [shard, isMerge] = [options.get('shard'), options.has('merge')];
  if (!isMerge && words.length > 0) {
    throw new UsageError(`build can't do anything with "${words[0]}". It takes folders only after --merge.`);
  }
  if (isMerge && words.length === 0) {
    throw new UsageError('--merge needs the folders of all parts: build --merge part-1 part-2');
  }
  if (shard === undefined) return isMerge ? { parts: words.map((word) => resolve(cwd, word)) } : {};
  const other = ['merge', 'live', 'compress'].find((name) => options.has(name));
  if (other === undefined) return { part: partFrom(shard) };
  const hint = other === 'merge' ? '' : ` Use --${other} with --merge.`;
  throw new UsageError(`--shard and --${other} don't go together.${hint}`);
}
