import { SourceMap } from 'node:module';
import type { Compiled } from '../cache/compiled.ts';
import { type CompiledList, OPENING } from './compile.ts';

const FRAME = /(assets\/[\w-]+\.js):(\d+):(\d+)/g;

/** Where in the source of a block something was thrown: `blocks/tides/Tides.tsx:14:7`. @param list of what was made of each block */
export function placeIn(stack: string, list: CompiledList, read: Compiled['read']): string | undefined {
  for (const [, asset, line = '', column = ''] of stack.matchAll(FRAME)) {
    const made = Object.values(list).find((each) => each.asset === asset);
    if (made === undefined) continue;
    const at = Number(column) - 1 - (line === '1' ? OPENING.length : 0);
    const found = new SourceMap(JSON.parse(read(made.map).toString())).findEntry(Number(line) - 1, at);
    if ('originalSource' in found)
      return [found.originalSource.replace(/^(?:\.\.\/)+/, ''), found.originalLine + 1, found.originalColumn + 1].join(
        ':',
      );
  }
  return undefined;
}
