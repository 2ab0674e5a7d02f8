import type { SaidOf } from '../../../diagnostics/messages/say.ts';
import { isHostName, parsedUrl, reachOf } from '../../../schema/formats/hosts.ts';
import { type Finding, finding, inText, startOfFile, withEdits } from '../../../yaml/findings/finding.ts';
import { itemsOf, type Node, nodeAt, textAt, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import { rewriteScalar } from '../../../yaml/text/edits.ts';
import { entryWidth, LETTER, roomForMenu } from '../../texts/header-widths.ts';
import { familyNamed, fontsWritten } from '../../theme/fonts.ts';
import { hasHome } from '../addresses.ts';
import type { Content } from '../contents.ts';
import type { Rule } from '../rule.ts';
import { unknownKind } from './kinds.ts';

export const settingsRules: readonly Rule[] = [
  /** The site's own address, and that of another mail server, must be whole web addresses. */
  { of: ['settings'], find: { whole: checkUrl } },
  /** A menu should fit on one line at the top of a laptop's screen, beside the name and the button: otherwise it opens with a button on every screen. */
  { of: ['settings'], find: { whole: checkMenu } },
  /** The pages of a folder must be of a kind that is there. */
  {
    of: ['settings'],
    concerns: () => true,
    find: {
      whole: ({ source, root }, { kinds }) =>
        itemsOf(root, 'folders').flatMap((folder) => unknownKind(source, folder, { asks: 'folder', kinds })),
    },
  },
  /** Visitors must find a page at the site's own address. A site without any pages is reported as that. */
  {
    find: (site) => {
      if (site.settings === undefined || site.misnamedAt('/') !== undefined || !site.hasPages || hasHome(site))
        return [];
      const { file: draft, outline } = site.pageAt('/') ?? {};
      return [finding('no-home-page', startOfFile('site.yaml'), { draft, why: outline?.absence?.why })];
    },
  },
];

function checkUrl({ source, root }: Content): Finding[] {
  const check = (parent: Node | undefined, key: string, problem: typeof addressProblem): Finding[] => {
    const node = textAt(parent, key);
    const url = node?.value ?? '';
    const why = url.trim() === '' ? undefined : problem(url);
    if (node === undefined || why === undefined) return [];
    const whole = `https://${url}`;
    const better = /^[\w-]+(?:\.[\w-]+)+\/?$/.test(url) && problem(whole) === undefined ? whole : undefined;
    const mistake = finding('bad-url', inText(source, node.range), { key, why, better });
    return [withEdits(mistake, better === undefined ? [] : rewriteScalar(source, node, better))];
  };
  const ownProblem: typeof addressProblem = (text) =>
    addressProblem(text) ??
    (reachOf(parsedUrl(text)?.hostname ?? 'unknown.example') === 'own-computer' ? 'own-computer' : undefined);
  // What visitors write is sent there.
  const mailProblem: typeof addressProblem = (text) =>
    originProblem(text) ?? ownProblem(text) ?? (parsedUrl(text)?.protocol === 'http:' ? 'no-https' : undefined);
  return [
    ...check(root, 'url', ownProblem),
    ...check(valueAt(root, 'email'), 'origin', mailProblem),
    ...itemsOf(root, 'scripts').flatMap((script) => check(script, 'sends', originProblem)),
  ];
}

function addressProblem(text: string): SaidOf<'web-faults'> | undefined {
  if (/\s/.test(text)) return 'spaces';
  if (!/^https?:\/\//i.test(text)) return 'no-https';
  const url = parsedUrl(text);
  if (url === undefined || !isHostName(url.hostname)) return 'incomplete';
  if (url.username !== '' || url.password !== '') return 'login';
  if (text.includes('?') || text.includes('#')) return 'query';
  // Every path of the site comes after this one, in addresses and in folders.
  return /^[\w./~-]*$/.test(url.pathname) && !url.pathname.includes('//') ? undefined : 'characters';
}

const originProblem: typeof addressProblem = (text) =>
  addressProblem(text) ?? (parsedUrl(text)?.pathname === '/' ? undefined : 'path');

function checkMenu({ source, root }: Content): Finding[] {
  const nav = valueAt(root, 'nav');
  const items = itemsOf(nav, 'items');
  const labels = items.map((item) => {
    return { label: textOf(item, 'label') ?? '', opens: itemsOf(item, 'items').length > 0 };
  });
  const action = nodeAt(root, ['nav', 'action', 'label']);
  const button = action?.kind === 'scalar' ? String(action.value) : undefined;
  const family = bodyFamily(root);
  const name = textOf(root, 'name') ?? '';
  let left = roomForMenu({ name, hasLogo: textOf(root, 'logo') !== undefined, button, family });
  const first = labels.findIndex((entry) => {
    left -= entryWidth(entry, undefined, family);
    return left < 0;
  });
  const node = items[first];
  if (node === undefined) return [];
  const excess = labels.slice(first + 1).reduce((sum, entry) => sum + entryWidth(entry, undefined, family), -left);
  const facts = { entries: items.length, fitting: first, letters: Math.ceil(excess / LETTER) };
  return [finding('crowded-menu', inText(source, (valueAt(node, 'label') ?? node).range), facts)];
}

/** The family that the menu is set in. What is no family is reported elsewhere, and a font of the author's has widths that nobody has measured. */
function bodyFamily(root: Node): string | undefined {
  const theme = valueAt(root, 'theme');
  const look = textOf(theme, 'look');
  return familyNamed(textOf(valueAt(theme, 'fonts'), 'body') ?? fontsWritten(look === undefined ? {} : { look }).body);
}
