import { serviceAt, serviceNamed } from '../../../values/services.ts';
import { type Finding, finding, inText } from '../../../yaml/findings/finding.ts';
import { type Node, nodesIn, textAt, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { picturesOf, spanOf } from '../../texts/nodes.ts';
import { type ParsedText, type Picture, placeIn } from '../parts.ts';
import { ANY, type Rule, WRITTEN } from '../rule.ts';

export const labelRules: readonly Rule[] = [
  /** An alt text has to say something about the picture. A file's name doesn't. */
  { of: ANY, find: { picture: checkAlt, longText: checkAltsInText } },
  /** A label must fit what stands beside it: where it leads, and a picture, which needn't say the same. */
  {
    of: WRITTEN,
    find: { whole: ({ source, root }) => [...nodesIn(root)].flatMap((node) => wrongLabel(source, node)) },
  },
];

function wrongLabel(source: SourceText, item: Node): Finding[] {
  const written = textAt(item, 'label');
  if (written === undefined) return [];
  const label = written.value;
  const [named, service] = [serviceCalled(label), serviceAt(textOf(item, 'href') ?? '')?.name];
  if (named !== undefined && service !== undefined && named !== service)
    return [finding('other-service', inText(source, written.range), { label, named, service })];
  const alt = textAt(valueAt(item, 'image'), 'alt');
  if (alt === undefined || plain(alt.value) === '' || plain(alt.value) !== plain(label)) return [];
  return [finding('empty-alt', inText(source, alt.range), { alt: alt.value, problem: 'label', isInText: false })];
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

/** What an alt text is, if it says nothing about its picture. */
export type AltProblem = 'file-name' | 'kind' | 'label';

/** `IMG_2034.jpg`, and what cameras and phones call their files. */
const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?|bmp)$/i;
const CAMERA_NAME = /^(?:img|dscn?|dcim|p|pxl|mvimg|image|photo|screenshot|whatsapp image)[-_ ]?\d[\d._ -]*$/i;

/** Only what every picture is. */
const KIND =
  /^(?:(?:an?|the|this) )?(?:image|img|photo|photograph|picture|pic|graphic|screenshot|foto|bild|imagen|immagine)(?: \d+| here)?[.:]?$|^(?:what (?:it|this|that) shows|alt(?:ernative)?[ -]?text)[.:]?$/i;

function checkAltsInText(value: ParsedText): Finding[] {
  return picturesOf(value.root).flatMap(({ node, url, alt }) => {
    const [start, end] = spanOf(node);
    if (alt === '') return [finding('picture-without-alt', placeIn(value, start, end), { url })];
    const problem = altProblemOf(alt, url);
    if (problem === undefined) return [];
    const at = Math.max(value.text.indexOf(alt, start), start);
    return [finding('empty-alt', placeIn(value, at, at + alt.length), { alt, problem, isInText: true })];
  });
}

function checkAlt({ content: { source }, node }: Picture): Finding[] {
  const written = textAt(node, 'alt');
  const alt = written?.value.trim() ?? '';
  const problem = altProblemOf(alt, textOf(node, 'src') ?? '');
  if (written === undefined || problem === undefined) return [];
  return [finding('empty-alt', inText(source, written.range), { alt, problem, isInText: false })];
}

function altProblemOf(alt: string, src: string): AltProblem | undefined {
  if (KIND.test(alt)) return 'kind';
  return FILE_NAME.test(alt) || CAMERA_NAME.test(alt) || isNameOf(alt, src) ? 'file-name' : undefined;
}

/** The file's own name without its ending, if it can't be a name or words: `team-photo`, `hero_2`. */
function isNameOf(alt: string, src: string): boolean {
  const [, name] = /(?<![^/?#])([^/?#]+)\.\w+(?:[?#]|$)/.exec(src) ?? [];
  return alt === name && /[-_]/.test(alt) && alt === alt.toLowerCase();
}
