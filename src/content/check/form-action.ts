import type { Told } from '../../diagnostics/catalogue.ts';
import { isHostName, reachOf } from '../../schema/formats/hosts.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { isStandIn } from './email.ts';
import { sendsMail } from './form-email.ts';
import { ANY, type FileRule } from './rule.ts';

/** What is wrong with an address, and the one that is probably meant. */
type Problem = { readonly what: Told<'form-address'>['problem']; readonly better?: string };

/** Forms must be sent to addresses that take them: those of single forms, and the one of all others in site.yaml. */
export const formActionRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    whole: ({ sort, source, root }) => (sort === 'settings' ? checkAction(source, valueAt(root, 'forms')) : []),
    block: ({ content, block, type }) => (sendsMail(type) ? checkAction(content.source, block) : []),
  },
};

function checkAction(source: SourceText, sender: Node | undefined): Finding[] {
  const node = valueAt(sender, 'action');
  const address = textOf(sender, 'action');
  if (node?.kind !== 'scalar' || address === undefined || address.trim() === '') return [];
  const problem = problemOf(address.trim());
  if (problem === undefined) {
    const last = address.split('/').at(-1) ?? '';
    if (last === '' || !isStandIn(last)) return [];
    return [finding('placeholder-key', inText(source, node.range), { key: 'action', value: address })];
  }
  const { what, better } = problem;
  const mistake = finding('form-address', inText(source, node.range), { address, problem: what, better });
  // Whether a server answers on https, too, is nothing that can be seen here.
  return better === undefined
    ? [mistake]
    : [withAnswer(mistake, rewriteScalar(source, node, better), what === 'no-scheme')];
}

function problemOf(address: string): Problem | undefined {
  if (/^mailto:|^[^\s/@]+@[^\s/@]+$/i.test(address)) return { what: 'e-mail' };
  if (address.startsWith('/') && !address.startsWith('//')) return { what: 'no-server' };
  const whole = address.replace(/^\/\//, '');
  if (!/^[a-z][a-z+.-]*:/i.test(whole)) {
    const better = `https://${whole}`;
    // A server has a dot in its name, and what leads to a form comes after it.
    const isAddress = /^[\w-]+(?:\.[\w-]+)+\/./.test(whole) && problemOf(better) === undefined;
    return isAddress ? { what: 'no-scheme', better } : { what: 'incomplete' };
  }
  return problemOfWhole(address);
}

function problemOfWhole(address: string): Problem | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || /\s/.test(address) || !/^https?:\/\//i.test(address)) return { what: 'incomplete' };
  const { hostname, username, password, hash } = url;
  if (!isHostName(hostname) || username !== '' || password !== '' || hash !== '') return { what: 'incomplete' };
  if (/(?:^|\.)emailjs\.com$/.test(hostname)) return { what: 'account' };
  const reach = reachOf(hostname);
  if (reach !== undefined) return { what: reach };
  return url.protocol === 'http:' ? { what: 'not-secure', better: address.replace(/^http:/i, 'https:') } : undefined;
}
