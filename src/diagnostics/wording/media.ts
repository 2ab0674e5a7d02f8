import { didYouMean, error, sameLook, type Wording } from './entry.ts';

type SvgAdvice = 'delete' | 'outline-text' | 'embed' | 'plain' | 'no-doctype';
type SvgProblem = 'encoding' | 'compressed' | 'too-large' | 'not-xml' | 'no-svg';

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
        message: `This picture is saved as ${encoding}, so it cannot be checked.`,
        hint: 'Save it again with the encoding UTF-8, or save it as PNG.',
      };
    case 'compressed':
      return {
        message: 'This picture is a compressed SVG, so it cannot be checked.',
        hint: 'Save it as plain SVG. Web servers compress it on the way.',
      };
    case 'too-large':
      return {
        message: 'This picture is larger than 10 MB, so it cannot be checked.',
        hint: 'Save it as WebP or JPEG: visitors would wait long for it.',
      };
    case 'not-xml':
      return {
        message: 'This picture is damaged: browsers cannot read it from here on.',
        hint: 'Export it again from the program that made it.',
      };
    case 'no-svg':
      return {
        message: 'This file ends in .svg, but it is not an SVG picture.',
        hint: 'Export it again as SVG, or give it the ending that fits what it is.',
      };
  }
}

/** Words about pictures and icons. */
export const media = {
  'missing-image': error((facts: { path: string; suggestion: string | undefined; caseOnly: boolean }) => ({
    message: facts.caseOnly
      ? `The file is called public${facts.suggestion}; capital and small letters count on the web.`
      : `There is no file public${facts.path}.`,
    hint: facts.caseOnly
      ? `Write ${facts.suggestion}.`
      : (sameLook(facts.path, facts.suggestion) ??
        `${didYouMean(facts.suggestion)}Put the picture in the folder public/ and write its place from there, such as /images/team.jpg.`),
  })),
  'bad-image-address': error((facts: { reason: string; better: string }) => ({
    message: facts.reason,
    hint: facts.better,
  })),
  'bad-image': error((facts: { path: string }) => ({
    message: `public${facts.path} is not a picture that a browser can show, or it is damaged.`,
    hint: 'Save it again as JPEG, PNG, WebP, AVIF, GIF or SVG.',
  })),
  'unsafe-svg': error((facts: { found: string; advice: SvgAdvice }) => ({
    message: `This picture contains ${facts.found}. It could run a program or fetch something when somebody opens it.`,
    hint: svgAdvice[facts.advice],
  })),
  'bad-svg': error((facts: { why: SvgProblem; encoding: string | undefined }) => svgProblem(facts.why, facts.encoding)),
  'unknown-icon': error((facts: { name: string; suggestion: string | undefined }) => ({
    message: `There is no icon "${facts.name}".`,
    hint: `${didYouMean(facts.suggestion)}All names are at lucide.dev/icons.`,
  })),
};
