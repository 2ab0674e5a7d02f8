import type { SaidOf } from '../../diagnostics/messages/say.ts';
import { isHostName, reachOf } from '../../schema/formats/hosts.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import type { FileRule } from './rule.ts';

/** The site's own address, and that of another mail server, must be whole web addresses. */
export const urlRule: FileRule = { scope: 'file', of: ['settings'], find: { whole: checkUrl } };

function checkUrl({ source, root }: Content): Finding[] {
  const check = (
    parent: Node | undefined,
    key: string,
    problem: (url: string) => SaidOf<'web-faults'> | undefined,
  ): Finding[] => {
    const node = valueAt(parent, key);
    const url = textOf(parent, key);
    const why = url === undefined || url.trim() === '' ? undefined : problem(url);
    if (node?.kind !== 'scalar' || url === undefined || why === undefined) return [];
    const better =
      problem(`https://${url}`) === undefined && /^[\w-]+(?:\.[\w-]+)+\/?$/.test(url) ? `https://${url}` : undefined;
    const mistake = finding('bad-url', inText(source, node.range), { key, why, better });
    return [better === undefined ? mistake : withEdits(mistake, rewriteScalar(source, node, better))];
  };
  const ownProblem = (text: string): SaidOf<'web-faults'> | undefined =>
    addressProblem(text) ??
    (reachOf(parsed(text)?.hostname ?? 'unknown.example') === 'own-computer' ? 'own-computer' : undefined);
  // What visitors write is sent there.
  const mailProblem = (text: string): SaidOf<'web-faults'> | undefined =>
    originProblem(text) ?? ownProblem(text) ?? (parsed(text)?.protocol === 'http:' ? 'no-https' : undefined);
  return [
    ...check(root, 'url', ownProblem),
    ...check(valueAt(root, 'email'), 'origin', mailProblem),
    ...itemsOf(root, 'scripts').flatMap((script) => check(script, 'sends', originProblem)),
  ];
}

function addressProblem(text: string): SaidOf<'web-faults'> | undefined {
  if (/\s/.test(text)) return 'spaces';
  if (!/^https?:\/\//i.test(text)) return 'no-https';
  const url = parsed(text);
  if (url === undefined || !isHostName(url.hostname)) return 'incomplete';
  if (url.username !== '' || url.password !== '') return 'login';
  if (text.includes('?') || text.includes('#')) return 'query';
  // Every path of the site comes after this one, in addresses and in folders.
  return /^[\w./~-]*$/.test(url.pathname) && !url.pathname.includes('//') ? undefined : 'characters';
}

function originProblem(text: string): SaidOf<'web-faults'> | undefined {
  const problem = addressProblem(text);
  if (problem !== undefined) return problem;
  return parsed(text)?.pathname === '/' ? undefined : 'path';
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
