import type { Bundle } from '../../builder/bundle/bundle.ts';
import { inTime, isTooLong } from '../../builder/in-time.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { JsonObject } from '../../model/json.ts';
import type { RoutePlan } from '../../model/plan.ts';
import type { BlockPlace } from '../../model/screen.ts';
import { blockNotes, type NotedHeading } from '../../model/site.ts';
import { hasHeadings, listKinds } from '../../schema/lists.ts';
import { below, schemaOf } from '../../schema/schemas/schemas.ts';
import type { Places, TestedBlock } from './places.ts';

/** A page with the example of a block and nothing else, and what renders it. */
type Rendering = {
  readonly plan: RoutePlan;
  /** The same block on each of its backgrounds. */
  readonly onGrounds: RoutePlan;
  /** The same with all that pages may ask of its list, if it has one. */
  readonly asked: RoutePlan | undefined;
  readonly bundle: Bundle;
  readonly places: Places;
  /** How long a block may take, in seconds. */
  readonly seconds: number;
};

/** What a build would make of a block: it is shown, comes out the same each time, and its list does what pages ask of it. */
export function renderLaws(rendering: Rendering): Diagnostic[] {
  const { plan, onGrounds, bundle, places, seconds } = rendering;
  const { entry, own } = bundle;
  try {
    const [first, second] = inTime(seconds, () => [entry.render(plan).body, entry.render(plan).body]);
    if (first !== second) return [diagnose('block-unsteady', places.ofComponent(), { why: 'random' })];
    inTime(seconds, () => entry.render(onGrounds));
    return inTime(seconds, () => unanswered(rendering));
  } catch (error) {
    const { cause } = Object(error);
    if (isTooLong(error)) return [diagnose('block-not-shown', places.ofComponent(), { why: 'endless', seconds })];
    const { message, stack } = Object(Object(cause).stack === undefined ? error : cause);
    const at = places.at(own?.placeIn(String(stack)));
    return [diagnose('block-not-shown', at, { why: 'thrown', reason: String(message) })];
  }
}

/** What pages may ask of the list of the block, and don't get. */
function unanswered({ asked, bundle, places }: Rendering): Diagnostic[] {
  if (asked?.screen.kind !== 'page') return [];
  const markup = bundle.entry.render(asked).body;
  const missing = asked.screen.blocks.slice(0, 1).flatMap(({ place }) => unshownOfList(place, markup));
  return missing.map((why) => diagnose('block-list-silent', places.ofComponent(), { why }));
}

/** What nobody writes, to be found again in what a block shows. */
const HEADING = 'heading-of-a-test';

/** A block with all that pages may ask of its list: a heading, and a field to search it. Undefined if they can't, or its example has no items. */
export function askedBlock({ name, block }: TestedBlock): JsonObject | undefined {
  const list = listKinds(name).find(({ groups }) => groups === undefined);
  const items = block[list?.key ?? ''];
  if (list === undefined || !Array.isArray(items) || items.length === 0) return undefined;
  const heading: NotedHeading = { words: HEADING, isNamed: true, from: 0 };
  return {
    ...block,
    ...(hasHeadings(list) ? { [blockNotes.headings]: [heading] } : {}),
    ...(below(schemaOf(`blocks/${name}`), 'find') === undefined ? {} : { find: true }),
  };
}

/** What was asked of a list and isn't in the markup of its block. */
export function unshownOfList({ headings, filters }: BlockPlace, markup: string): ('headings' | 'choice' | 'mark')[] {
  return [
    ...(headings !== undefined && !markup.includes(HEADING) ? (['headings'] as const) : []),
    ...(filters !== undefined && !markup.includes(' data-filters=') ? (['choice'] as const) : []),
    ...(filters !== undefined && !markup.includes(' data-list=') ? (['mark'] as const) : []),
  ];
}
