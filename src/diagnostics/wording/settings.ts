import { asTyped } from '../as-typed.ts';
import { builderIs, manager } from '../run-by.ts';
import { choices, didYouMean, error, warning } from './entry.ts';
import { acrossFiles, plain, unhappy } from './traits.ts';

/** What an address of a site can't have. */
const webFaults = {
  'own-computer': 'works only on your own computer',
  spaces: "can't contain spaces",
  'no-https': 'must start with https://',
  incomplete: "isn't a complete address",
  login: "can't contain a user name or password",
  query: "can't contain ? or #",
  characters: "contains characters that aren't allowed in an address",
  path: 'must end after the name of the server',
};

export type WebFault = keyof typeof webFaults;

/** How a font is written. */
const fontForms = (names: readonly string[]): string =>
  `Write ${choices([...names])}, or the address of a font file in public/, such as "/fonts/own.woff2".`;

/** How a colour is written. */
const colorForms = (names: readonly string[], isTransparent: boolean): string =>
  isTransparent
    ? 'Write a colour without transparency, such as "#b4532a".'
    : `Write ${choices([...names])}, the name of a CSS colour, or a value such as "#b4532a" (in quotes).`;

/** How a builder gets newer. */
const toUpdate =
  builderIs === 'package'
    ? `Run ${manager.add} sitewright@latest.`
    : 'Update Sitewright: in its folder, run git pull and npm ci.';

/** Words about ids, the contact form and the settings in site.yaml. */
export const settings = {
  'site-format': error(
    plain,
    'Keys may have other names there, and mean something else.',
    ({ written, installed }: { written: number; installed: number }) =>
      written < installed
        ? {
            message: `This site is written in format ${written}, and Sitewright reads format ${installed} now.`,
            hint: `Run ${asTyped('upgrade')}. It shows what changes before anything is written.`,
          }
        : {
            message: `This site is written in format ${written}, but this Sitewright reads only format ${installed}.`,
            hint: toUpdate,
          },
  ),
  'duplicate-id': error(
    plain,
    'A link to it would always lead to the first of the two.',
    (facts: { id: string; line: number }) => ({
      message: `The id "${facts.id}" is already used on line ${facts.line}.`,
      hint: 'Give one of the two blocks another id, so that links can tell them apart.',
    }),
  ),
  'reserved-id': error(plain, 'A link to it would lead to another part of the page.', (facts: { id: string }) => ({
    message: `The page itself uses the id "${facts.id}".`,
    hint: 'Choose another id.',
  })),
  'duplicate-field': error(
    plain,
    'What visitors write in one of the two would be lost.',
    (facts: { name: string; line: number }) => ({
      message: `The field name "${facts.name}" is already used on line ${facts.line}, so only one of the two would reach you.`,
      hint: 'Give one of the two fields another name.',
    }),
  ),
  'reserved-field': error(
    plain,
    "What visitors write there would be lost, or the message couldn't be sent.",
    (facts: { name: string; reserved: readonly string[] }) => ({
      message: `EmailJS uses the name "${facts.name}" itself.`,
      hint: `Choose another name. These are taken: ${facts.reserved.join(', ')}.`,
    }),
  ),
  'form-without-email': warning(acrossFiles, 'Visitors would write a message that nobody receives.', () => ({
    message: "This form can't send anything yet, because site.yaml doesn't say where to.",
    hint: 'Add "email:" to site.yaml, with serviceId, templateId and publicKey from your EmailJS account. For another form service, add "forms:" with its address under "action".',
  })),
  'placeholder-key': error(
    plain,
    'Visitors would write a message that nobody receives.',
    (facts: { key: string; value: string }) => ({
      message: `"${facts.value}" is only a placeholder for your own "${facts.key}".`,
      hint: `Copy the real one from ${facts.key === 'action' ? 'your form service' : 'dashboard.emailjs.com'}. Without it the form can't send.`,
    }),
  ),
  'private-key': error(plain, 'Strangers could send e-mails in your name.', () => ({
    message:
      'A private key must never be part of a web site: every visitor could read it and send e-mails in your name.',
    hint: 'Delete this line. If the file was ever published, make a new private key at dashboard.emailjs.com. Only publicKey is needed.',
  })),
  'unknown-color': error(
    plain,
    'Browsers know only colours that are written as CSS has them.',
    (facts: {
      key: string;
      value: string;
      suggestion: string | undefined;
      names: readonly string[];
      isTransparent: boolean;
    }) => ({
      message: facts.isTransparent
        ? `"${facts.value}" lets what is behind it show through, and so can't be the "${facts.key}" colour.`
        : `"${facts.value}" isn't a colour.`,
      hint: `${didYouMean(facts.suggestion)}${colorForms(facts.names, facts.isTransparent)}`,
      general: colorForms(facts.names, facts.isTransparent),
    }),
  ),
  'unknown-font': error(
    plain,
    'Visitors would see the font that their device has for such cases.',
    (facts: { value: string; suggestion: string | undefined; names: readonly string[] }) => ({
      message: `The font "${facts.value}" isn't included.`,
      hint: `${didYouMean(facts.suggestion)}${fontForms(facts.names)}`,
      general: fontForms(facts.names),
    }),
  ),
  'bad-font-file': error(
    plain,
    'Visitors would see another font than yours.',
    (facts: { value: string; problem: 'missing' | 'form' | 'unread' }) => ({
      message: {
        missing: `There's no file "public${facts.value}".`,
        form: `"${facts.value}" isn't a font file that browsers can read.`,
        unread: `"public${facts.value}" isn't a font, or it's damaged.`,
      }[facts.problem],
      hint: {
        missing: 'Put the font file there, or correct its name. Capital letters count.',
        form: 'Use a file that ends in .woff2, .woff, .ttf or .otf. The first is the smallest.',
        unread: 'Download the font again, or convert it to WOFF2. A renamed file of another kind stays what it is.',
      }[facts.problem],
    }),
  ),
  'brand-changed': warning(
    unhappy,
    'Part of the site would have another colour than the one you chose.',
    (facts: { given: string; shown: string }) => ({
      message: `Links would be ${facts.shown} instead of ${facts.given}, which is too light to read on a white page.`,
      hint: `Buttons and marks keep ${facts.given}. Write "${facts.shown}" to have one colour everywhere, or choose another dark colour.`,
    }),
  ),
  'crowded-menu': warning(
    unhappy,
    'Visitors have to press a button to see the menu, also on wide screens.',
    (facts: { entries: number; fitting: number; letters: number }) => ({
      message:
        facts.fitting === 0
          ? "There's no room for this entry at the top of the page, beside the site's name and the button."
          : `The menu is too long for the top of the page: only the first ${facts.fitting} of its ${facts.entries} entries fit on the line. So it opens with a button.`,
      hint:
        facts.fitting === 0
          ? `Use fewer words: about ${facts.letters} letters less altogether.`
          : `Group some entries under one, with "items:". Or shorten their words, by about ${facts.letters} letters altogether.`,
    }),
  ),
  'bad-url': error(
    plain,
    'Links in search results, social cards and messages are made from it.',
    (facts: { key: string; why: WebFault; better: string | undefined }) => ({
      message: `"${facts.key}" ${webFaults[facts.why]}.`,
      hint: `Write ${facts.better ?? 'a complete address such as https://www.example.com'}.`,
    }),
  ),
};
