import { listed, named, type Phrase, type Phrases, quoted, tell } from '../diagnostics/messages/review.ts';
import { say } from '../diagnostics/messages/say.ts';
import { isObject, type Json } from '../model/json.ts';
import { grouped } from '../model/lists.ts';
import type { FileChange } from './changes.ts';
import type { Change } from './compare.ts';
import { type Place, pathOf, type Step } from './outline.ts';
import { LONGEST_NAME, passagesOf, shortened, textsIn, valueInWords } from './values.ts';

/** A line, and what belongs to it. */
export type Item = {
  readonly words: Phrases;
  readonly items?: readonly Item[];
  /** Whether it only names what the changes below it are in. */
  readonly isGroup?: true;
};

type Shown = FileChange['shown'];

/** The lines for some changes: those in a block, or in a part of site.yaml, together below its name. @param isNew whether all of the file is new */
export function itemsFor(changes: readonly Change[], shown: Shown = (value) => value, isNew = false): Item[] {
  const groups = grouped(changes, ({ place }) => JSON.stringify(pathOf(place.slice(0, depthOf(place)))));
  return [...groups.values()].flatMap((some) => {
    const place = some[0]?.place ?? [];
    const depth = depthOf(place);
    const items = some.map((change) => itemFor(change, { skipped: depth, shown, isNew }));
    const head = place[depth - 1];
    return head === undefined ? items : [{ words: stepInWords(head, true), items, isGroup: true as const }];
  });
}

/** How many steps lead to the block, or to the part of a file, that a change is in. */
function depthOf([first, second, ...others]: Place): number {
  const isEntry = second?.in === 'entry' && first?.in === 'field' && first.key === 'entries';
  if (second?.in === 'block' || isEntry) return others.length > 0 ? 2 : 0;
  return second?.in === 'field' ? 1 : 0;
}

type Around = { readonly skipped: number; readonly shown: Shown; readonly isNew: boolean };

function itemFor(change: Change, { skipped, shown, isNew }: Around): Item {
  const { place, what, before, after } = change;
  const last = place.at(-1);
  if (last !== undefined && last.in !== 'field' && what !== 'changed') {
    return entryItem(change, last, subjectOf(place.slice(skipped), true));
  }
  const subject = subjectOf(place.slice(skipped));
  const key = last?.in === 'field' ? last.key : undefined;
  // Its parts are points in a grid, in which nobody sees the drawing.
  if (key === 'scene') return { words: tell({ why: 'drawing', subject }) };
  if (key === 'draft' && place.length === 1) return { words: tell({ why: 'draft-now', isDraft: after === true }) };
  const inWords = (value: Json | undefined): Phrases => valueInWords(value === undefined ? value : shown(value, key));
  if (what === 'added')
    return { words: tell({ why: isNew ? 'plainly' : 'was-added', subject, value: inWords(after) }) };
  if (what === 'removed') return { words: tell({ why: 'was-removed', subject, value: inWords(before) }) };
  return change.sort === 'text' && typeof before === 'string' && typeof after === 'string'
    ? textItem(subject, before, after)
    : { words: tell({ why: 'changed-to', subject, before: inWords(before), after: inWords(after) }) };
}

/** Up to this length, both sides of a text stand on a line. */
const ON_A_LINE = 50;

function textItem(subject: Phrases, old: string, now: string): Item {
  const { shown, more } = passagesOf(old, now);
  const [only] = shown;
  const isShort = only !== undefined && only.before.length <= ON_A_LINE && only.after.length <= ON_A_LINE;
  if (shown.length === 1 && isShort && only.before !== '' && only.after !== '') {
    const [before, after] = [valueInWords(only.before), valueInWords(only.after)];
    return { words: tell({ why: 'changed-to', subject, before, after }) };
  }
  const items = shown.flatMap(({ before, after }) => {
    if (before === '') return [tell({ why: 'added-passage', value: valueInWords(after) })];
    if (after === '') return [tell({ why: 'removed-passage', value: valueInWords(before) })];
    return [tell({ why: 'before', value: valueInWords(before) }), tell({ why: 'after', value: valueInWords(after) })];
  });
  const words = [...items, ...(more > 0 ? [tell({ why: 'more-passages', count: more })] : [])];
  return { words: tell({ why: 'text-below', subject }), items: words.map((each) => ({ words: each })) };
}

/** So many texts of a new block or entry are shown. */
const MOST_TEXTS = 3;

function entryItem(change: Change, step: EntryStep, within: Phrases): Item {
  const { what, from = 0 } = change;
  const where: Phrases = within.length === 0 ? [] : [...within, ', '];
  if (what === 'moved')
    return {
      words: tell({ why: 'was-moved', subject: [...where, ...entryInWords(step)], from: from + 1, to: step.at + 1 }),
    };
  const value = (what === 'added' ? change.after : change.before) ?? null;
  const isSingle = typeof value !== 'object';
  const ways = waysIn(value);
  const entry = entryInWords(step, isSingle ? [' ', ...valueInWords(value)] : ways);
  const at = step.isOrdered ? step.at + 1 : undefined;
  const words = [...where, ...tell({ why: what === 'added' ? 'new-entry' : 'gone-entry', entry, at })];
  const texts = isSingle || what === 'removed' || ways !== undefined ? [] : textsIn(value, step.name);
  return texts.length === 0
    ? { words }
    : { words, items: [{ words: tell({ why: 'its-texts', texts: listed(texts, MOST_TEXTS) }) }] };
}

/** Of what leads from one address to another: these. */
function waysIn(value: Json): Phrases | undefined {
  if (!isObject(value) || typeof value.from !== 'string' || typeof value.to !== 'string') return undefined;
  const from = quoted(shortened(value.from, LONGEST_NAME));
  return [' ', ...tell({ why: 'from-to', from, to: quoted(shortened(value.to, LONGEST_NAME)) })];
}

type EntryStep = Exclude<Step, { readonly in: 'field' }>;

function entryInWords(step: EntryStep, other?: Phrases): Phrases {
  const name = other ?? (step.name === undefined ? [] : [' ', quoted(shortened(step.name, LONGEST_NAME))]);
  return step.in === 'block'
    ? tell({ why: 'block-called', noun: [named(step.noun)], name })
    : [named(step.noun), ...name];
}

/** Where a value is: `third card "Cloud", price`. The key of a list goes without saying where its entry is named. @param isWithin without the last step */
export function subjectOf(steps: Place, isWithin = false): Phrases {
  const told = steps.filter((step, index) => step.in !== 'field' || (steps[index + 1]?.in ?? 'field') === 'field');
  return (isWithin ? told.slice(0, -1) : told).flatMap((step, index): Phrase[] => [
    ...(index === 0 ? [] : [', ']),
    ...stepInWords(step, false),
  ]);
}

/** @param isHead whether it stands by itself: then its position is told only where nothing else names it */
function stepInWords(step: Step, isHead: boolean): Phrases {
  if (step.in === 'field') return [named(step.label)];
  if (step.in === 'block' && step.name === undefined)
    return tell({ why: 'block-at', at: step.at + 1, noun: [named(step.noun)] });
  return isHead && step.name !== undefined
    ? entryInWords(step)
    : [`${say('ordinal', step.at + 1)} `, ...entryInWords(step)];
}
