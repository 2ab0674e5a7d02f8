import { didYouMean, error, sameLook, type Wording, warning } from './entry.ts';
import { acrossFiles, plain, unhappy } from './traits.ts';

type SvgAdvice = 'delete' | 'outline-text' | 'embed' | 'plain' | 'no-doctype';
type SvgProblem = 'encoding' | 'compressed' | 'too-large' | 'not-xml' | 'too-deep' | 'no-svg';

/** The most pixels side by side that a picture needs, as docs/authors.md says. */
const WIDE = 1600;

/** `480 kB`, `1.5 MB`. */
const inBytes = (bytes: number): string =>
  bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`;

const PLAIN = 'export it again as a plain SVG (in Inkscape: Save as, then Plain SVG)';

/** How the picture stays what it is. */
const svgAdvice: Readonly<Record<SvgAdvice, string>> = {
  delete: `Delete this part, or ${PLAIN}. The picture looks the same without it.`,
  'outline-text': 'Turn its text into outlines (paths) in your drawing program and export it again, or save it as PNG.',
  embed: 'Embed the picture or font in the file instead of linking to it, and export it again, or save it as PNG.',
  plain: `${PLAIN.charAt(0).toUpperCase()}${PLAIN.slice(1)}, or save it as PNG.`,
  'no-doctype': `Delete this part, or ${PLAIN}. In Illustrator, switch off "Preserve Illustrator Editing Capabilities".`,
};

function svgProblem(why: SvgProblem, encoding: string | undefined): Wording {
  switch (why) {
    case 'encoding':
      return {
        message: `This picture is saved as ${encoding}, so it can't be checked.`,
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

/** Words about pictures and icons. */
export const media = {
  'empty-alt': warning(
    unhappy,
    "People who can't see the picture hear this text instead, and learn nothing from it.",
    (facts: { alt: string; problem: 'file-name' | 'kind'; isInText: boolean }) => ({
      message:
        facts.problem === 'file-name'
          ? `"${facts.alt}" is the name of a file, not a description of the picture.`
          : `"${facts.alt}" doesn't say what the picture shows.`,
      hint: facts.isInText
        ? 'Describe what can be seen, such as "Two bakers in front of the oven".'
        : 'Describe what can be seen, such as "Two bakers in front of the oven". If the picture only decorates the page, write "decorative: true" instead of "alt".',
    }),
  ),
  'picture-without-alt': warning(
    unhappy,
    "People who can't see the picture wouldn't learn that there is one.",
    (facts: { url: string }) => ({
      message: "This picture has no words for people who can't see it.",
      hint: `Write what it shows between the square brackets, such as ![Two bakers in front of the oven](${facts.url}).`,
    }),
  ),
  'missing-image': error(
    plain,
    'Visitors would see a broken picture.',
    (facts: { path: string; suggestion: string | undefined; isSure: boolean; caseOnly: boolean }) => ({
      message: facts.caseOnly
        ? `The file is called public${facts.suggestion}; capital and small letters differ on the web.`
        : `There's no file public${facts.path}.`,
      hint: facts.caseOnly
        ? `Write ${facts.suggestion}.`
        : (sameLook(facts.path, facts.suggestion) ??
          (facts.isSure
            ? `Write ${facts.suggestion}, if that is the picture you mean.`
            : `${didYouMean(facts.suggestion)}Put the picture in the folder public/ and write its path from there, such as /images/team.jpg.`)),
    }),
  ),
  'bad-image': error(plain, 'Visitors would see a broken picture.', (facts: { path: string }) => ({
    message: `public${facts.path} is damaged, or isn't a picture that browsers can show.`,
    hint: 'Save it again as JPEG, PNG, WebP, AVIF, GIF or SVG.',
  })),
  'large-picture': warning(
    acrossFiles,
    'On a phone with a slow connection, such a picture alone takes longer than most people wait.',
    (facts: { path: string; bytes: number; most: number; width: number }) => ({
      message: `${facts.path} is ${inBytes(facts.bytes)}, which takes long to load on a phone.`,
      hint: `Save it as WebP or JPEG of at most ${inBytes(facts.most)}.${facts.width > WIDE ? ` It can be smaller, too: it is ${facts.width} pixels wide, and ${WIDE} are enough.` : ''}`,
    }),
  ),
  'heavy-page': warning(
    acrossFiles,
    'On a phone with a slow connection, the page takes longer than most people wait.',
    (facts: { bytes: number; most: number; count: number; largest: readonly { path: string; bytes: number }[] }) => ({
      message: `The ${facts.count} pictures of this page are ${inBytes(facts.bytes)} together, which takes long to load on a phone.`,
      hint: `Save the largest ones smaller, or show fewer, so that they are at most ${inBytes(facts.most)}: ${facts.largest.map(({ path, bytes }) => `${path} (${inBytes(bytes)})`).join(', ')}.`,
    }),
  ),
  'unsafe-svg': error(
    plain,
    'Anyone who opens the picture would run a program in their browser.',
    (facts: { found: string; advice: SvgAdvice }) => ({
      message: `This picture contains ${facts.found}. It could run a program or fetch something when somebody opens it.`,
      hint: svgAdvice[facts.advice],
    }),
  ),
  'bad-svg': error(
    plain,
    'Visitors would see a broken picture, or something other than what was checked.',
    (facts: { why: SvgProblem; encoding: string | undefined }) => svgProblem(facts.why, facts.encoding),
  ),
  'unknown-icon': error(
    plain,
    'There would be a gap where the icon should be.',
    (facts: { name: string; suggestions: readonly string[]; isLogo: boolean }) => ({
      message: `There's no icon called "${facts.name}".`,
      hint: facts.isLogo
        ? 'The icons don\'t include company logos. Write a general one such as "globe", or leave the icon out.'
        : `${didYouMean(...facts.suggestions)}All names are listed at lucide.dev/icons.`,
    }),
  ),
};
