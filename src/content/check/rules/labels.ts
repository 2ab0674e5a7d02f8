import { serviceAt, serviceNamed } from '../../../values/services.ts';
import { type Finding, finding, inText } from '../../../yaml/findings/finding.ts';
import { type Node, nodesIn, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { type Rule, WRITTEN } from '../rule.ts';

export const labelRules: readonly Rule[] = [
  /** A label must fit what stands beside it: where it leads, and a picture, which needn't say the same. */
  {
    of: WRITTEN,
    find: { whole: ({ source, root }) => [...nodesIn(root)].flatMap((node) => wrongLabel(source, node)) },
  },
];

function wrongLabel(source: SourceText, item: Node): Finding[] {
  const [label, written] = [textOf(item, 'label'), valueAt(item, 'label')];
  if (label === undefined || written === undefined) return [];
  const [named, service] = [serviceCalled(label), serviceAt(textOf(item, 'href') ?? '')?.name];
  if (named !== undefined && service !== undefined && named !== service)
    return [finding('other-service', inText(source, written.range), { label, named, service })];
  const [alt, at] = [textOf(valueAt(item, 'image'), 'alt'), valueAt(valueAt(item, 'image'), 'alt')];
  if (alt === undefined || at === undefined || plain(alt) === '' || plain(alt) !== plain(label)) return [];
  return [finding('empty-alt', inText(source, at.range), { alt, problem: 'label', isInText: false })];
}

/** What stands around the name of a service: a label that says more may be about it and lead elsewhere. */
const AROUND = /^(?:(?:follow|find|see|visit|join|us|me|our|my|on|the) +)*|(?<! ) +(?:page|profile|account|channel)$/gi;

/** The service that a label says nothing but the name of. */
function serviceCalled(label: string): string | undefined {
  const name = label.trim().replace(AROUND, '');
  const service = serviceNamed(name)?.name;
  return service?.length === name.length ? service : undefined;
}

const plain = (words: string): string =>
  words.toLowerCase().replace(/(?<!\p{L})(?:the|logo|of)(?!\p{L})|[^\p{L}\p{N}]/gu, '');
