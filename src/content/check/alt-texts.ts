import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Range } from '../../yaml/text/source.ts';
import { locate } from '../texts/locate.ts';
import { picturesOf } from '../texts/long/pictures.ts';
import { spanOf } from '../texts/nodes.ts';
import type { Picture } from './parts.ts';
import { ANY, type FileRule } from './rule.ts';
import type { LongValue } from './text-values.ts';

/** What an alt text is, if it says nothing about its picture. */
export type AltProblem = 'file-name' | 'kind';

/** `IMG_2034.jpg`, and what cameras and phones call their files. */
const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?|bmp)$/i;
const CAMERA_NAME = /^(?:img|dscn?|dcim|p|pxl|mvimg|image|photo|screenshot|whatsapp image)[-_ ]?\d[\d._ -]*$/i;

/** Only what every picture is. */
const KIND =
  /^(?:(?:an?|the|this) )?(?:image|img|photo|photograph|picture|pic|graphic|screenshot|foto|bild|imagen|immagine)(?: \d+| here)?[.:]?$/i;

/** An alt text has to say something about the picture. A file's name doesn't. */
export const altTextsRule: FileRule = { scope: 'file', of: ANY, find: { picture: checkAlt, longText: checkLong } };

function checkLong({ root, text, node, content }: LongValue): Finding[] {
  return picturesOf(root).flatMap(({ node: picture, url, alt }) => {
    const [start, end] = spanOf(picture);
    const placed = (part: string, at: number): Range => locate(node, part, at);
    if (alt === '')
      return [finding('picture-without-alt', inText(content.source, placed(text.slice(start, end), start)), { url })];
    const problem = problemOf(alt, url);
    if (problem === undefined) return [];
    const range = placed(alt, Math.max(text.indexOf(alt, start), start));
    return [finding('empty-alt', inText(content.source, range), { alt, problem, isInText: true })];
  });
}

function checkAlt({ content: { source }, node }: Picture): Finding[] {
  const written = valueAt(node, 'alt');
  const alt = textOf(node, 'alt')?.trim();
  if (written === undefined || alt === undefined) return [];
  const problem = problemOf(alt, textOf(node, 'src') ?? '');
  return problem === undefined
    ? []
    : [finding('empty-alt', inText(source, written.range), { alt, problem, isInText: false })];
}

function problemOf(alt: string, src: string): AltProblem | undefined {
  if (KIND.test(alt)) return 'kind';
  return FILE_NAME.test(alt) || CAMERA_NAME.test(alt) || isNameOf(alt, src) ? 'file-name' : undefined;
}

/** The file's own name without its ending, if it can't be a name or words: `team-photo`, `hero_2`. */
function isNameOf(alt: string, src: string): boolean {
  const [, name] = /(?<![^/?#])([^/?#]+)\.\w+(?:[?#]|$)/.exec(src) ?? [];
  return alt === name && /[-_]/.test(alt) && alt === alt.toLowerCase();
}
