import { isObject } from '../../content/entries/entries.ts';
import {
  addedPassage,
  after,
  anotherDrawing,
  before,
  blockAt,
  blockCalled,
  changedTo,
  fromTo,
  goneEntry,
  isDraftNow,
  itsTexts,
  listed,
  longText,
  morePassages,
  named,
  newEntry,
  ordinal,
  type Phrase,
  type Phrases,
  plainly,
  quoted,
  removedPassage,
  wasAdded,
  wasMoved,
  wasRemoved,
} from '../../diagnostics/wording/review.ts';
import { grouped } from '../../model/grouped.ts';
import type { Json } from '../../model/json.ts';
import type { Change, EntryStep, Place, Step } from '../compare/change.ts';
import { type Passage, passagesOf } from './passages.ts';
import { type Item, LONGEST_NAME, shortened } from './told.ts';
import { textsIn, valueInWords } from './values.ts';

/**
 * The lines for some changes: those in a block, or in a part of site.yaml, together below its name.
 * @param isNew whether all of the file is new
 */
export function itemsFor(changes: readonly Change[], isNew = false): Item[] {
  const groups = grouped(changes, groupOf);
  return [...groups].flatMap(([group, some]) => {
    const items = some.map((change) => itemFor(change, group === undefined ? 0 : groupDepth(change.place), isNew));
    const [first] = some;
    return group === undefined || first === undefined ? items : [{ words: headOf(first.place), items, isGroup: true }];
  });
}

/** What changes are told together; undefined for what stands by itself. */
function groupOf({ place, what }: Change): string | undefined {
  const depth = groupDepth(place);
  if (depth === 0 || (place.length === depth && what !== 'changed')) return undefined;
  return place
    .slice(0, depth)
    .map((step) => (step.in === 'field' ? step.key : step.at))
    .join(' ');
}

/** How many steps lead to the block, or to the part of a file, that a change is in. */
function groupDepth(place: Place): number {
  const [first, second] = place;
  if (second?.in === 'block' || isOfData(place)) return place.length > 2 ? 2 : 0;
  return first?.in === 'field' && place.length > 1 && second?.in === 'field' ? 1 : 0;
}

/** Whether a place is one in a file of data, which has nothing but entries. */
const isOfData = ([first, second]: Place): boolean =>
  first?.in === 'field' && first.key === 'entries' && second?.in === 'entry';

function headOf(place: Place): Phrases {
  const [first, second] = place;
  return second?.in === 'block' || (second !== undefined && isOfData(place))
    ? stepInWords(second, true)
    : first === undefined
      ? []
      : stepInWords(first, true);
}

/** @param skipped so many steps have been named already */
function itemFor(change: Change, skipped: number, isNew: boolean): Item {
  const { place, what } = change;
  const last = place.at(-1);
  if (last !== undefined && last.in !== 'field' && what !== 'changed') {
    return entryItem(change, last, subjectOf(place.slice(skipped), true));
  }
  const subject = subjectOf(place.slice(skipped));
  // Its parts are points in a grid, in which nobody sees the drawing.
  if (last?.in === 'field' && last.key === 'scene') return { words: anotherDrawing(subject) };
  if (last?.in === 'field' && last.key === 'draft' && place.length === 1) {
    return { words: isDraftNow(change.after === true) };
  }
  if (what === 'added' && isNew) return { words: plainly(subject, valueInWords(change.after)) };
  if (what === 'added') return { words: wasAdded(subject, valueInWords(change.after)) };
  if (what === 'removed') return { words: wasRemoved(subject, valueInWords(change.before)) };
  if (change.sort === 'text' && typeof change.before === 'string' && typeof change.after === 'string') {
    return textItem(subject, change.before, change.after);
  }
  return { words: changedTo(subject, valueInWords(change.before), valueInWords(change.after)) };
}

/** Up to this length, both sides of a text stand on a line. */
const ON_A_LINE = 50;

function textItem(subject: Phrases, old: string, now: string): Item {
  const { shown, more } = passagesOf(old, now);
  const [only] = shown;
  if (
    only?.before &&
    only.after &&
    shown.length === 1 &&
    only.before.length <= ON_A_LINE &&
    only.after.length <= ON_A_LINE
  ) {
    return { words: changedTo(subject, valueInWords(only.before), valueInWords(only.after)) };
  }
  const items = shown.flatMap(passageItems);
  return { words: longText(subject), items: [...items, ...(more > 0 ? [{ words: morePassages(more) }] : [])] };
}

function passageItems(passage: Passage): Item[] {
  const [old, now] = [valueInWords(passage.before), valueInWords(passage.after)];
  if (passage.before === '') return [{ words: addedPassage(now) }];
  if (passage.after === '') return [{ words: removedPassage(old) }];
  return [{ words: before(old) }, { words: after(now) }];
}

/** So many texts of a new block or entry are shown. */
const MOST_TEXTS = 3;

/** An entry that is new, gone, or in another place. */
function entryItem(change: Change, step: EntryStep, within: Phrases): Item {
  const { what } = change;
  const where: Phrases = within.length === 0 ? [] : [...within, ', '];
  if (what === 'moved') {
    return { words: wasMoved([...where, ...entryInWords(step, nameOf(step))], change.from ?? 0, step.at) };
  }
  const value = what === 'added' ? change.after : change.before;
  const isSingle = typeof value !== 'object';
  const name = isSingle ? [' ', ...valueInWords(value)] : (ways(value) ?? nameOf(step));
  const entry = entryInWords(step, name);
  const at = step.isOrdered ? step.at : undefined;
  const words = [...where, ...(what === 'added' ? newEntry(entry, at) : goneEntry(entry, at))];
  const texts = isSingle || what === 'removed' || ways(value) !== undefined ? [] : textsIn(value, step.name);
  return texts.length === 0 ? { words } : { words, items: [{ words: itsTexts(listed(texts, MOST_TEXTS)) }] };
}

/** Of what leads from one address to another: these. */
function ways(value: Json | undefined): Phrases | undefined {
  if (!isObject(value) || typeof value.from !== 'string' || typeof value.to !== 'string') return undefined;
  return fromTo(shortened(value.from, LONGEST_NAME), shortened(value.to, LONGEST_NAME));
}

const nameOf = ({ name }: EntryStep): Phrases =>
  name === undefined ? [] : [' ', quoted(shortened(name, LONGEST_NAME))];

const entryInWords = (step: EntryStep, name: Phrases): Phrases =>
  step.in === 'block' ? blockCalled(named(step.noun), name) : [named(step.noun), ...name];

/**
 * Where a value is: `third card "Cloud", price`. The key of a list goes without saying where its entry is named.
 * @param isWithin without the last step
 */
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
  if (step.in === 'block' && step.name === undefined) return blockAt(step.at, named(step.noun));
  const entry = entryInWords(step, nameOf(step));
  return isHead && step.name !== undefined ? entry : [`${ordinal(step.at)} `, ...entry];
}
