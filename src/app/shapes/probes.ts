import type { Icon } from '../../model/media.ts';
import type { Inline } from '../../model/text.ts';
import { isBare, type Replacer, type Slot } from './slots.ts';

/** Texts of all sorts, so that a component that looks at one is noticed. */
const texts: readonly ((index: number) => string)[] = [
  (index) => `a${index}`,
  (index) => `<b title="${index}">'&amp;'</b> {label} $& $1`,
  (index) => `${index}7`,
  (index) => `Word ${index} `.repeat(40).trim(),
  (index) => `\nfirst ${index}`,
  () => '\u00a0',
  (index) => `\u{1F600} शब्द ${index}`,
];

/** Without what ends the path of an address. */
const addresses: readonly ((index: number) => string)[] = [
  (index) => `a${index}`,
  (index) => `a/"'&<>/${index}`,
  (index) => String(index),
  (index) => `part-${index}/`.repeat(30),
];

const icons: readonly Icon[] = [
  [['circle', { cx: '12', cy: '12', r: '4' }]],
  [
    ['path', { d: 'm9 18 6-6-6-6' }],
    ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16', 'stroke-width': '2' }],
  ],
];

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list has nothing to try.');
  return item;
}

/** Words that begin and end as others do: those decide what React puts around them. */
function wordsLike(others: readonly Inline[], text: string): readonly Inline[] {
  return [
    ...(isBare(others[0]) ? [text] : []),
    { kind: 'strong', children: [text, { kind: 'link', to: { kind: 'plain', href: '#a' }, children: [text] }] },
    ' ',
    { kind: 'code', text },
    ...(isBare(others.at(-1)) ? [text] : []),
  ];
}

function probeOf(slot: Slot, kind: number, index: number): unknown {
  switch (slot.kind) {
    case 'text':
      return at(texts, kind)(index);
    case 'address':
      return at(addresses, kind)(index);
    case 'number':
      return index * 10 + 1;
    case 'words':
      return wordsLike(slot.value, at(texts, kind)(index));
    case 'icon':
      return at(icons, kind);
  }
}

/** Values of which is tried whether a component takes them as it takes its own; see `render` in `PagePart`. */
export type Trial = { readonly replace?: Replacer | undefined; readonly turn?: number };

/**
 * What is tried in the slots of a new shape: each slot gets several kinds of values, all kinds get their turn, and once all
 * slots have the same.
 */
export const probes: readonly Replacer[] = [
  ...[0, 2, 4].map(
    (turn): Replacer =>
      (slot, index) =>
        probeOf(slot, index + turn, index),
  ),
  (slot) => probeOf(slot, 0, 0),
];
