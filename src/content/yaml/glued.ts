import { type Finding, finding, withEdits } from '../findings/finding.ts';
import { replace } from '../text/edits.ts';
import { quoted } from '../text/quoting.ts';
import { lineOf, type SourceText } from '../text/source.ts';

import { marksFrom, otherDashes } from './mistakes/dashes/other-dashes.ts';
import type { Entry, ListNode, MapNode, ScalarNode } from './tree.ts';

type Report = (found: Finding) => void;

/**
 * Reads the keys of `{...}` as they were meant: `{label:Contact}` lacks a space, which is said once a map; in
 * `{title: Hello, world}` the comma belongs to the text.
 */
export function mendFlow(source: SourceText, entries: readonly Entry[], report: Report): Entry[] {
  const mended: Entry[] = [];
  let isReported = false;
  for (const entry of entries) {
    const [, key, rest] = hasColon(entry) ? [] : (/^([A-Za-z][\w-]+):((?!\/\/|\\)[\s\S]+)$/.exec(entry.key) ?? []);
    const last = mended.at(-1);
    if (key !== undefined && rest !== undefined) {
      const start = entry.keyRange[0];
      if (!isReported) report(noSpace(source, start, key, rest));
      isReported = true;
      mended.push({ key, keyRange: [start, start + key.length], value: scalarOf(rest, start + key.length + 1) });
    } else if (
      !hasColon(entry) &&
      last?.value.kind === 'scalar' &&
      last.value.style === 'plain' &&
      last.value.source !== ''
    ) {
      mended[mended.length - 1] = { ...last, value: joined(source, last.value, entry) };
    } else mended.push(entry);
  }
  for (const { value } of mended) if (value.kind === 'scalar' && value.style === 'joined') report(comma(source, value));
  return mended;
}

/** `-type: hero` in a row are the entries of a list whose dashes lack a space. Undefined if this is no such list. */
export function listOfGlued(source: SourceText, map: MapNode, report: Report): ListNode | undefined {
  if (!isGluedDash(map.entries[0])) return undefined;
  const items: Entry[][] = [];
  for (const entry of map.entries) {
    if (!isGluedDash(entry)) {
      items.at(-1)?.push(entry);
      continue;
    }
    const [start, end] = entry.keyRange;
    const key = entry.key.slice(1);
    const mistake = finding('missing-space', source, [start, end], { after: 'dash', better: `- ${key}:` });
    report(withEdits(mistake, [replace([start + 1, start + 1], ' ')]));
    items.push([{ ...entry, key, keyRange: [start + 1, end] }]);
  }
  return listFrom(map, items);
}

/** `– title: One` are the entries of a list with another character for their dashes. Undefined if this is no such list. */
export function listOfOther(source: SourceText, map: MapNode, report: Report): ListNode | undefined {
  const [first] = map.entries;
  const mistake = first === undefined ? undefined : otherDashes(source, lineOf(source, first.keyRange[0]));
  if (first === undefined || mistake === undefined || !/^\S{1,3}\s/.test(first.key)) return undefined;
  report(mistake);
  const marks = new Set(marksFrom(source, lineOf(source, first.keyRange[0])).map(([start]) => start));
  const items: Entry[][] = [];
  for (const entry of map.entries) {
    const [start, end] = entry.keyRange;
    const length = marks.has(start) ? (/^\S+\s+/.exec(entry.key)?.[0].length ?? 0) : 0;
    if (length === 0) items.at(-1)?.push(entry);
    else items.push([{ ...entry, key: entry.key.slice(length), keyRange: [start + length, end] }]);
  }
  return listFrom(map, items);
}

function listFrom(map: MapNode, items: readonly Entry[][]): ListNode {
  const itemOf = (entries: readonly Entry[]): MapNode => ({
    kind: 'map',
    range: entries[0]?.keyRange ?? map.range,
    entries,
  });
  return { kind: 'list', range: map.range, items: items.map(itemOf) };
}

function isGluedDash(entry: Entry | undefined): boolean {
  return entry !== undefined && /^-[A-Za-z]/.test(entry.key);
}

function hasColon({ keyRange, value }: Entry): boolean {
  return value.range[0] > keyRange[1];
}

function noSpace(source: SourceText, start: number, key: string, rest: string): Finding {
  const better = `${key}: ${rest}`;
  return finding('missing-space', source, [start, start + key.length + 1], { after: 'colon', better });
}

function comma(source: SourceText, { range, source: text }: ScalarNode): Finding {
  return finding('comma-in-text', source, range, { better: quoted(text) });
}

function joined({ text }: SourceText, { range }: ScalarNode, { keyRange }: Entry): ScalarNode {
  const whole = text.slice(range[0], keyRange[1]);
  return { kind: 'scalar', range: [range[0], keyRange[1]], value: whole, source: whole, style: 'joined' };
}

/** What a value without quotes, or in them, would have been. */
function scalarOf(written: string, start: number): ScalarNode {
  const text = /^(["'])(.*)\1$/.exec(written)?.[2] ?? written;
  const value =
    text !== written
      ? text
      : /^(?:true|false)$/.test(text)
        ? text === 'true'
        : /^\d+$/.test(text)
          ? Number(text)
          : text;
  return { kind: 'scalar', range: [start, start + written.length], value, source: written, style: 'plain' };
}
