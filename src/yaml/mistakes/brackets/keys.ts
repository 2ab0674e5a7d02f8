import { type Finding, finding, inText, withText } from '../../findings/finding.ts';
import { coreValue } from '../../ordinary/plain.ts';
import type { Entry, ScalarNode } from '../../syntax/tree.ts';
import { quoted } from '../../text/quoting.ts';
import type { SourceText } from '../../text/source.ts';
import type { ReportFinding } from '../broken.ts';

/**
 * Reads the keys of `{...}` as they were meant: `{label:Contact}` lacks a space, which is said once a map; in
 * `{title: Hello, world, again}` the commas belong to the text.
 */
export function mendFlow(source: SourceText, entries: readonly Entry[], report: ReportFinding): Entry[] {
  const mended: Entry[] = [];
  let isReported = false;
  for (const entry of entries) {
    const [, key, rest] = hasColon(entry) ? [] : (/^([A-Za-z][\w-]+):((?!\/\/|\\)[\s\S]+)$/.exec(entry.key) ?? []);
    const last = mended.at(-1);
    if (key !== undefined && rest !== undefined) {
      const [start] = entry.keyRange;
      const after = start + key.length + 1;
      const facts = { after: 'colon', better: `${key}: ${rest}` } as const;
      if (!isReported) report(finding('missing-space', inText(source, [start, after]), facts));
      isReported = true;
      mended.push({ key, keyRange: [start, after - 1], value: scalarOf(rest, after) });
    } else if (!hasColon(entry) && last?.value.kind === 'scalar' && isPartOfText(last.value)) {
      mended[mended.length - 1] = { ...last, value: joined(source, last.value, entry) };
    } else mended.push(entry);
  }
  for (const { value } of mended) if (value.kind === 'scalar' && value.style === 'joined') report(comma(source, value));
  return mended;
}

const hasColon = ({ keyRange, value }: Entry): boolean => value.range[0] > keyRange[1];

function comma(source: SourceText, { range, source: text }: ScalarNode): Finding {
  const better = quoted(withoutOwnQuotes(text));
  const mistake = finding('comma-in-text', inText(source, range), { better });
  // The comma of a number can be no other, nor that of a sentence up to its end.
  const isSentence = /[.!?…]$/.test(text) && !/["':/]/.test(text);
  return withText(mistake, better, isSentence || !/(?<!\d),|,(?!\d{3}(?!\d))/.test(text));
}

/** `"Wheat", water` without the quotes that end at the first comma. */
const withoutOwnQuotes = (text: string): string => text.replace(/^(["'])([^"']*)\1(?=\s*,)/, '$2');

/** Whether words behind a comma may go on with a value: nothing goes on with an address. */
function isPartOfText({ source, value }: ScalarNode): boolean {
  return source !== '' && !/^(?:\/|#|https?:)/.test(String(value));
}

function joined({ text }: SourceText, { range }: ScalarNode, { keyRange }: Entry): ScalarNode {
  const whole = text.slice(range[0], keyRange[1]);
  return { kind: 'scalar', range: [range[0], keyRange[1]], value: whole, source: whole, style: 'joined' };
}

/** What a value without quotes, or in them, would have been. */
function scalarOf(written: string, start: number): ScalarNode {
  const value = /^(["'])(.*)\1$/.exec(written)?.[2] ?? coreValue(written);
  return { kind: 'scalar', range: [start, start + written.length], value, source: written, style: 'plain' };
}
