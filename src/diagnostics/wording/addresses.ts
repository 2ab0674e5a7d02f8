import { didYouMean, error, sameLook, warning } from './entry.ts';

/** Words about links, anchors and redirects. */
export const addresses = {
  'broken-link': error((facts: { href: string; suggestion: string | undefined }) => ({
    message: `There is no page and no file at "${facts.href}".`,
    hint:
      sameLook(facts.href, facts.suggestion) ??
      `${didYouMean(facts.suggestion)}A link that starts with / must lead to a file in pages/ or public/, or to an address listed under "planned" in site.yaml.`,
  })),
  'trailing-slash': error((facts: { href: string; better: string }) => ({
    message: `Addresses have no / at the end: "${facts.href}".`,
    hint: `Write ${facts.better}.`,
  })),
  'broken-anchor': error((facts: { anchor: string; page: string; suggestion: string | undefined }) => ({
    message: `There is no place "${facts.anchor}" on the page ${facts.page}.`,
    hint: `${didYouMean(facts.suggestion)}Give the block it should lead to the line "id: ${facts.anchor}".`,
  })),
  'draft-link': error((facts: { href: string; file: string }) => ({
    message: `"${facts.href}" is a draft: visitors would find nothing there.`,
    hint: `Remove the link, or the line "draft: true" in ${facts.file}.`,
  })),
  'planned-link': warning((facts: { href: string }) => ({
    message: `"${facts.href}" is planned and has no page yet: visitors see the not-found page there.`,
    hint: 'Make the page, then remove the address from "planned" in site.yaml.',
  })),
  'planned-exists': warning((facts: { href: string }) => ({
    message: `"${facts.href}" is not planned any more: it exists.`,
    hint: 'Delete this line.',
  })),
  'bad-link': error((facts: { reason: string; better: string }) => ({ message: facts.reason, hint: facts.better })),
  'unsafe-link': error((facts: { reason: string; better: string }) => ({ message: facts.reason, hint: facts.better })),
  'local-link': warning((facts: { reason: string; better: string }) => ({ message: facts.reason, hint: facts.better })),
  'redirect-from-page': error((facts: { from: string; file: string }) => ({
    message: `"${facts.from}" cannot be redirected: ${facts.file} is served there.`,
    hint: 'Delete the redirect, or rename the file.',
  })),
  'redirect-address': error((facts: { from: string; better: string; file: string | undefined }) => ({
    message: `"${facts.from}" is only another way to write "${facts.better}".`,
    hint:
      facts.file === undefined
        ? `Write ${facts.better}.`
        : `Delete the redirect: ${facts.file} is served at ${facts.better}.`,
  })),
  'redirect-twice': error((facts: { from: string; line: number }) => ({
    message: `"${facts.from}" is already redirected on line ${facts.line}.`,
    hint: 'Delete one of the two.',
  })),
  'redirect-loop': error((facts: { route: readonly string[] }) => ({
    message: `This redirect leads back to itself: ${facts.route.join(' to ')}.`,
    hint: 'Let it lead to a page.',
  })),
};
