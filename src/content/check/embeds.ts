import { embedOf, services } from '../embeds/services.ts';
import { findingAt, withEdits } from '../findings/finding.ts';
import { rewriteScalar } from '../yaml/syntax/rewrite.ts';
import { ANY, type FileRule } from './rule.ts';

type Problem = {
  readonly reason: string;
  readonly better: string;
  /** The address that was surely meant. */
  readonly write?: string;
};

const names = services.map(({ service }) => service);
const known = `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/** What is shown of another site must be a part of one on our list. */
export const embedsRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    embed: ({ text, node, content: { source } }) => {
      // Reported as an empty text.
      if (text.trim() === '' || embedOf(text) !== undefined) return [];
      const { reason, better, write } = problemOf(text.trim());
      const mistake = findingAt('bad-embed', { source, range: node.range }, { reason, better });
      return [write === undefined ? mistake : withEdits(mistake, rewriteScalar(source, node, write))];
    },
  },
};

/** @param written what nothing can be shown of */
function problemOf(written: string): Problem {
  const [, inCode] = /<iframe[^<>]*\ssrc=["']([^"']+)["']/i.exec(written) ?? [];
  if (inCode !== undefined) return instead('This is code for a page. Only the address in it is needed.', inCode);
  if (/^http:\/\//i.test(written))
    return instead('The address must start with https://.', written.replace(/^http/i, 'https'));
  if (/^(?:[\w-]+\.)+[a-z]{2,}\//i.test(written))
    return instead('The address must start with https://.', `https://${written}`);
  if (!/^https:\/\//i.test(written) || !URL.canParse(written)) {
    const reason = "This isn't the address of a video or a map.";
    return written.startsWith('/')
      ? { reason, better: 'A file of yours can be offered in a "download-list".' }
      : { reason, better: `Write an address of ${known}, such as ${services[0]?.example ?? ''}.` };
  }
  return elsewhere(new URL(written));
}

/** An address that may be what was meant by another. */
function instead(reason: string, address: string): Problem {
  const write = address.replaceAll('&amp;', '&');
  if (embedOf(write) !== undefined) return { reason, better: `Write ${write}.`, write };
  return { reason, better: `Write an address of ${known}, such as ${services[0]?.example ?? ''}.` };
}

function elsewhere({ hostname, pathname }: URL): Problem {
  if (/^(?:maps\.app\.goo\.gl|goo\.gl|bit\.ly|osm\.org)$/.test(hostname))
    return {
      reason: "A short address doesn't say what it leads to.",
      better: 'Open it in your browser, and copy the address that you see there.',
    };
  const found = services.find(({ hosts }) => hosts.test(hostname));
  if (found === undefined)
    return {
      reason: `Nothing of ${hostname} can be shown on a page.`,
      better: `Only ${known} can. For other sites, use "cta" with a button that leads there.`,
    };
  const { service, shows, example } = found;
  return {
    reason: `This address of ${service} names no ${shows}${pathname === '/' ? '' : ' that can be shown'}.`,
    better: `Open the ${shows} there, and copy its address. It looks like this: ${example}`,
  };
}
