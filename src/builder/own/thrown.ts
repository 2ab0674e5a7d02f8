import { folderDisk } from '../../disk/disk.ts';
import type { BlamedBlock } from '../../model/rendering.ts';
import { decode } from '../../yaml/reading/decode.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { itemsOf, type Node, startOf, textOf } from '../../yaml/syntax/tree.ts';
import { locationOf, type SourceText } from '../../yaml/text/source.ts';
import { Failure, reasonOf } from '../failure.ts';
import type { OwnCode } from './own-code.ts';

export type BlamedInFile = BlamedBlock & { readonly file: string };

const isBlamed = (value: unknown): value is BlamedInFile =>
  typeof Object(value).file === 'string' && typeof Object(value).type === 'string';

function blamedIn(error: unknown): BlamedInFile | undefined {
  let each = error;
  for (let depth = 0; depth < 5 && each instanceof Error; depth += 1) each = each.cause;
  return isBlamed(each) ? each : undefined;
}

/** Where a block stands in the file of its page: the one with its number, if that is of its type, or the first of its type. */
function placeOf(root: string, { file, index, type }: BlamedInFile): string {
  const source = decode(file, folderDisk(root).read(file));
  const block = 'code' in source ? undefined : blockIn(source, index, type);
  if ('code' in source || block === undefined) return file;
  const { line, column } = locationOf(source, startOf(block));
  return `${file}:${line}:${column}`;
}

function blockIn(source: SourceText, index: number, type: string): Node | undefined {
  const blocks = itemsOf(parse(source).root, 'blocks');
  return [blocks[index], ...blocks].find((block) => textOf(block, 'type') === type);
}

/** Says where the block that throws stands on the page, and where in its code it throws. Any other error stays as it is. */
export function explainThrown(error: unknown, root: string, own: OwnCode | undefined): unknown {
  const blamed = blamedIn(error);
  if (own === undefined || blamed === undefined || !Object.hasOwn(own.assets, blamed.type)) return error;
  const { type, message, stack } = blamed;
  const where = own.placeIn(stack) ?? `in blocks/${type}`;
  return new Failure(`${placeOf(root, blamed)}: the block "${type}" throws an error: ${message} (${where})`, {
    cause: error,
  });
}

export function explainLoading(error: unknown, own: OwnCode | undefined): unknown {
  const at = error instanceof Error ? own?.placeIn(error.stack ?? '') : undefined;
  return at === undefined ? error : new Failure(`${at} throws an error: ${reasonOf(error)}`, { cause: error });
}
