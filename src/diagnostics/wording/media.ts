import { didYouMean, error, sameLook } from './entry.ts';

/** Words about pictures and icons. */
export const media = {
  'missing-image': error(
    'Visitors would see a broken picture.',
    (facts: { path: string; suggestion: string | undefined; caseOnly: boolean }) => ({
      message: facts.caseOnly
        ? `The file is called public${facts.suggestion}; capital and small letters differ on the web.`
        : `There's no file public${facts.path}.`,
      hint: facts.caseOnly
        ? `Write ${facts.suggestion}.`
        : (sameLook(facts.path, facts.suggestion) ??
          `${didYouMean(facts.suggestion)}Put the picture in the folder public/ and write its path from there, such as /images/team.jpg.`),
    }),
  ),
  'bad-image-address': error('Visitors would see a broken picture.', (facts: { reason: string; better: string }) => ({
    message: facts.reason,
    hint: facts.better,
  })),
  'bad-image': error('Visitors would see a broken picture.', (facts: { path: string }) => ({
    message: `public${facts.path} is damaged, or isn't a picture that browsers can show.`,
    hint: 'Save it again as JPEG, PNG, WebP, AVIF, GIF or SVG.',
  })),
  'unsafe-svg': error(
    'Anyone who opens the picture would run a program in their browser.',
    (facts: { path: string; found: string }) => ({
      message: `public${facts.path} contains ${facts.found}, which isn't allowed in a picture.`,
      hint: 'Export it again as a plain SVG, or save it as PNG.',
    }),
  ),
  'unknown-icon': error(
    'There would be a gap where the icon should be.',
    (facts: { name: string; suggestion: string | undefined }) => ({
      message: `There's no icon called "${facts.name}".`,
      hint: `${didYouMean(facts.suggestion)}All names are listed at lucide.dev/icons.`,
    }),
  ),
};
