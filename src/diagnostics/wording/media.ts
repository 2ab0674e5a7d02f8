import { didYouMean, error, sameLook } from './entry.ts';

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
  'unsafe-svg': error((facts: { path: string; found: string }) => ({
    message: `public${facts.path} contains ${facts.found}, which a picture must not.`,
    hint: 'Export it again as a plain SVG, or save it as PNG.',
  })),
  'unknown-icon': error((facts: { name: string; suggestion: string | undefined }) => ({
    message: `There is no icon "${facts.name}".`,
    hint: `${didYouMean(facts.suggestion)}All names are at lucide.dev/icons.`,
  })),
};
