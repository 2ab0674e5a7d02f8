import { asTyped } from '../as-typed.ts';
import { error, warning } from './entry.ts';
import { whereTo } from './redirects.ts';
import { address } from './traits.ts';

const ONE_ADDRESS = 'Write one address a line, such as /about. A comment starts with #.';

function goneAdvice({
  address,
  draft,
  redirect,
}: {
  address: string;
  draft: string | undefined;
  redirect: string | undefined;
}): string {
  const lead = draft === undefined ? 'Lead' : 'Remove the line "draft: true" from it, lead';
  const end = `or end the address on purpose with ${asTyped(`check --accept-removed ${address}`)}.`;
  if (redirect === undefined) return `${lead} its visitors on in the settings of your host, ${end}`;
  return `${lead} its visitors on, ${end} To lead them on, add this line ${whereTo(redirect)}: ${redirect}`;
}

/** Words about the list of published addresses. */
export const published = {
  'published-gone': error(
    { ...address, reach: 'site' },
    'Links on other sites, bookmarks and search results lead to it, and their visitors would find nothing.',
    (facts: { address: string; draft: string | undefined; redirect: string | undefined }) => ({
      message:
        facts.draft === undefined
          ? `"${facts.address}" was published, and there's nothing at that address any more.`
          : `"${facts.address}" was published, but ${facts.draft} is a draft now.`,
      hint: goneAdvice(facts),
    }),
  ),
  'published-line': error(
    address,
    'Every line of the list is an address that must go on working.',
    (facts: { why: 'merge' | 'date' | 'address'; written: string; better: string | undefined }) => {
      switch (facts.why) {
        case 'merge':
          return {
            message: 'This line was left behind when two versions of the file were merged.',
            hint: 'Delete it, and keep the addresses of both versions.',
          };
        case 'date':
          return {
            message: `"${facts.written}" doesn't say on which day the address was removed.`,
            hint: `Write the day after "removed", such as ${facts.better}.`,
          };
        case 'address':
          return {
            message: `"${facts.written}" isn't an address of this site.`,
            hint: facts.better === undefined ? ONE_ADDRESS : `Write ${facts.better}.`,
          };
      }
    },
  ),
  'published-twice': warning(
    address,
    'A list with the same address twice is harder to keep right by hand.',
    (facts: { address: string; line: number }) => ({
      message: `"${facts.address}" is already listed on line ${facts.line}.`,
      hint: 'Delete one of the two lines.',
    }),
  ),
};
