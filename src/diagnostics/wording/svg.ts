import { type Named, wordsOf } from './by-name.ts';
import { error, type Wording } from './entry.ts';
import { plain } from './traits.ts';

type SvgProblem = 'encoding' | 'compressed' | 'too-large' | 'not-xml' | 'too-deep' | 'no-svg';

const PLAIN = 'export it again as a plain SVG (in Inkscape: Save as, then Plain SVG)';

/** How the picture stays what it is. */
const advice = {
  delete: `Delete this part, or ${PLAIN}. The picture looks the same without it.`,
  'outline-text': 'Turn its text into outlines (paths) in your drawing program and export it again, or save it as PNG.',
  embed: 'Embed the picture or font in the file instead of linking to it, and export it again, or save it as PNG.',
  plain: `${PLAIN.charAt(0).toUpperCase()}${PLAIN.slice(1)}, or save it as PNG.`,
  'no-doctype': `Delete this part, or ${PLAIN}. In Illustrator, switch off "Preserve Illustrator Editing Capabilities".`,
};

function danger(found: string, what: keyof typeof advice): Wording {
  return {
    message: `This picture contains ${found}. It could run a program or fetch something when somebody opens it.`,
    hint: advice[what],
  };
}

/** A danger that has a name, which is shown. */
function named(found: string, what: keyof typeof advice): (facts: { readonly name: string }) => Wording {
  return ({ name }) => danger(`${found} ("${name}")`, what);
}

/** What could run or fetch something, or isn't known by anybody, with what to do about it. */
const dangers = {
  'xml-version': danger('another version of XML than 1.0', 'plain'),
  encoding: named('an encoding that is not known here', 'plain'),
  doctype: danger('a document type with instructions (DOCTYPE)', 'no-doctype'),
  'style-sheet': danger('a style sheet of its own', 'delete'),
  script: danger('a script', 'delete'),
  html: named('HTML', 'outline-text'),
  'foreign-element': named('an element that does not belong to SVG', 'delete'),
  'unknown-element': named('an element that is not known in pictures', 'plain'),
  instruction: named('an instruction that starts with "on"', 'delete'),
  'unknown-attribute': named('an attribute that is not known in pictures', 'plain'),
  'program-link': danger('a link that could run a program', 'delete'),
  link: danger('a link to something outside of it', 'embed'),
  style: ({ loads }: { loads: string }) => danger(`a style that loads something (${loads})`, 'embed'),
  font: danger('a style that loads something, such as a font', 'outline-text'),
  animation: ({ of }: { of: string }) => danger(`an animation of "${of}"`, 'delete'),
};

export type SvgDanger = Named<typeof dangers>;

function svgProblem(why: SvgProblem, encoding: string | undefined): Wording {
  switch (why) {
    case 'encoding':
      return {
        message: `This picture is saved as ${encoding ?? 'another encoding than UTF-8'}, so it can't be checked.`,
        hint: 'Save it again as UTF-8, or save it as PNG.',
      };
    case 'compressed':
      return {
        message: "This picture is a compressed SVG, so it can't be checked.",
        hint: 'Save it as plain SVG. Web servers compress it on the way.',
      };
    case 'too-large':
      return {
        message: "This picture is larger than 10 MB, so it can't be checked.",
        hint: "Save it as WebP or JPEG, so that visitors don't wait for it.",
      };
    case 'not-xml':
      return {
        message: "This picture is damaged: browsers can't read it from here on.",
        hint: 'Export it again from the program that made it.',
      };
    case 'too-deep':
      return {
        message: 'More than 250 parts of this picture are inside each other here, and browsers stop reading.',
        hint: 'Ungroup them in the program that made the picture, and export it again.',
      };
    case 'no-svg':
      return {
        message: "This file ends in .svg, but it isn't an SVG picture.",
        hint: 'Export it again as SVG, or give it the ending that fits its content.',
      };
  }
}

/** Words about SVG pictures. */
export const svg = {
  'unsafe-svg': error(plain, 'Anyone who opens the picture would run a program in their browser.', (facts: SvgDanger) =>
    wordsOf(dangers, facts),
  ),
  'bad-svg': error(
    plain,
    'Visitors would see a broken picture, or something other than what was checked.',
    (facts: { why: SvgProblem; encoding: string | undefined }) => svgProblem(facts.why, facts.encoding),
  ),
};
