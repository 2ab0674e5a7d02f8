import { always, type Named, wordsOf } from './by-name.ts';
import { error, type Wording } from './entry.ts';
import { plain } from './traits.ts';

/** The services that can be shown, and an address of one. */
type Services = { readonly services: readonly string[]; readonly example: string };

function inWords(services: readonly string[]): string {
  return `${services.slice(0, -1).join(', ')} or ${services.at(-1) ?? ''}`;
}

function unknown(message: string): (facts: Services) => Wording {
  return ({ services, example }) => ({
    message,
    hint: `Write an address of ${inWords(services)}, such as ${example}.`,
  });
}

/** @param facts better: the address that was meant, if it is one */
function orInstead(message: string): (facts: Services & { readonly better: string | undefined }) => Wording {
  return (facts) =>
    facts.better === undefined ? unknown(message)(facts) : { message, hint: `Write ${facts.better}.` };
}

const NO_ADDRESS = "This isn't the address of a video or a map.";

/** Why nothing can be shown of an address. */
const faults = {
  code: orInstead('This is code for a page. Only the address in it is needed.'),
  'no-https': orInstead('The address must start with https://.'),
  'own-file': always(NO_ADDRESS, 'A file of yours can be offered in a "download-list".'),
  'no-address': unknown(NO_ADDRESS),
  short: always(
    "A short address doesn't say what it leads to.",
    'Open it in your browser, and copy the address that you see there.',
  ),
  'other-site': ({ host, services }: { host: string; services: readonly string[] }) => ({
    message: `Nothing of ${host} can be shown on a page.`,
    hint: `Only ${inWords(services)} can. For other sites, use "cta" with a button that leads there.`,
  }),
  'other-page': (facts: { service: string; shows: string; example: string; isHome: boolean }) => ({
    message: `This address of ${facts.service} names no ${facts.shows}${facts.isHome ? '' : ' that can be shown'}.`,
    hint: `Open the ${facts.shows} there, and copy its address. It looks like this: ${facts.example}`,
  }),
  'no-video': (facts: { service: string; example: string }) => ({
    message: `This is an address of a map of ${facts.service}, and the field takes a video.`,
    hint: `Copy the address of a video, such as ${facts.example}`,
  }),
};

export type EmbedFault = Named<typeof faults>;

/** Words about parts of other sites. */
export const embeds = {
  'bad-embed': error(
    plain,
    'A page shows parts of other sites only from a list of known ones, so that visitors can trust it.',
    (facts: EmbedFault) => wordsOf(faults, facts),
  ),
};
