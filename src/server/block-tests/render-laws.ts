import type { Bundle } from '../../builder/bundle/bundle.ts';
import { inTime, isTooLong } from '../../builder/in-time.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { RoutePlan } from '../../model/plan.ts';
import { unshownOfList } from './list-laws.ts';
import type { Places } from './places.ts';

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
  const [placed] = asked?.screen.kind === 'page' ? asked.screen.blocks : [];
  if (asked === undefined || placed === undefined) return [];
  const missing = unshownOfList(placed.place, bundle.entry.render(asked).body);
  return missing.map((why) => diagnose('block-list-silent', places.ofComponent(), { why }));
}
