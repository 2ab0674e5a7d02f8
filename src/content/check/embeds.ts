import type { Told } from '../../diagnostics/catalogue.ts';
import { embedOf, services } from '../../schema/formats/embeds.ts';
import { valueInTag } from '../../schema/formats/pasted-tag.ts';
import { finding, withEdits } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { ANY, type FileRule } from './rule.ts';

const known = { services: services.map(({ service }) => service), example: services[0]?.example ?? '' };

/** What is shown of another site must be a part of one on our list. */
export const embedsRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    embed: ({ text, node, content: { source } }) => {
      // Reported as an empty text.
      if (text.trim() === '' || embedOf(text) !== undefined) return [];
      const facts = problemOf(text.trim());
      const mistake = finding('bad-embed', { source, range: node.range }, facts);
      const write = 'better' in facts ? facts.better?.toString() : undefined;
      return [write === undefined ? mistake : withEdits(mistake, rewriteScalar(source, node, write))];
    },
  },
};

/** @param written what nothing can be shown of */
function problemOf(written: string): Told<'bad-embed'> {
  const inCode = valueInTag(written.replace(/^[\s\S]*(?=<iframe\s)/i, ''), 'src');
  if (inCode !== undefined) return { why: 'code', better: shown(inCode), ...known };
  if (/^http:\/\//i.test(written))
    return { why: 'no-https', better: shown(written.replace(/^http/i, 'https')), ...known };
  if (/^(?:[\w-]+\.)+[a-z]{2,}\//i.test(written))
    return { why: 'no-https', better: shown(`https://${written}`), ...known };
  if (!/^https:\/\//i.test(written) || !URL.canParse(written))
    return written.startsWith('/') ? { why: 'own-file' } : { why: 'no-address', ...known };
  return elsewhere(new URL(written));
}

/** An address that may be what was meant by another; undefined if nothing can be shown of it either. */
function shown(address: string): string | undefined {
  const write = address.replaceAll('&amp;', '&');
  return embedOf(write) === undefined ? undefined : write;
}

function elsewhere({ hostname, pathname }: URL): Told<'bad-embed'> {
  if (/^(?:maps\.app\.goo\.gl|goo\.gl|bit\.ly|osm\.org)$/.test(hostname)) return { why: 'short' };
  const found = services.find(({ hosts }) => hosts.test(hostname));
  if (found === undefined) return { why: 'other-site', host: hostname, services: known.services };
  const { service, shows, example } = found;
  return { why: 'other-page', service, shows, example, isHome: pathname === '/' };
}
