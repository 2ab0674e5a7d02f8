import { didYouMean, error, sameLook, warning } from './entry.ts';
import { acrossFiles, plain, unhappy } from './traits.ts';

/** The most pixels side by side that a picture needs, as docs/authors.md says. */
const WIDE = 1600;

/** `480 kB`, `1.5 MB`. */
const inBytes = (bytes: number): string =>
  bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`;

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
  'mode-in-picture': warning(
    acrossFiles,
    "Safari doesn't tell a picture whether the page is dark, so visitors may hardly see it there.",
    ({ path, keys }: { path: string; keys: readonly string[] | undefined }) => ({
      message: `In Safari, ${path} keeps its light colours in dark mode.`,
      hint:
        keys === undefined
          ? 'Give it colours that can be seen well on a light page and on a dark one, without a rule for dark mode.'
          : `Save it as two files without a rule for dark mode, one for each mode: ${keys[0]}: ${path} and ${keys[1]}: ${path.replace(/(?:-(?:dark|light))?\.svg$/i, '-dark.svg')}.`,
    }),
  ),
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
