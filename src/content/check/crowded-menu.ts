import { type Finding, finding } from '../findings/finding.ts';
import { entryWidth, LETTER, roomForMenu } from '../texts/header-widths.ts';
import { itemsOf, nodeAt, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';

/** A menu should fit on one line at the top of a laptop's screen, beside the name and the button: otherwise it opens with a button on every screen. */
export function checkMenu({ source, root }: Content): Finding[] {
  const nav = valueAt(root, 'nav');
  const items = itemsOf(nav, 'items');
  const labels = items.map((item) => ({
    label: textOf(item, 'label') ?? '',
    opens: itemsOf(item, 'items').length > 0,
  }));
  const action = nodeAt(root, ['nav', 'action', 'label']);
  const button = action?.kind === 'scalar' ? String(action.value) : undefined;
  let left = roomForMenu({ name: textOf(root, 'name') ?? '', hasLogo: textOf(root, 'logo') !== undefined, button });
  const first = labels.findIndex((entry) => {
    left -= entryWidth(entry);
    return left < 0;
  });
  const node = items[first];
  if (node === undefined) return [];
  const excess = labels.slice(first + 1).reduce((sum, entry) => sum + entryWidth(entry), -left);
  const facts = { entries: items.length, fitting: first, letters: Math.ceil(excess / LETTER) };
  return [finding('crowded-menu', source, (valueAt(node, 'label') ?? node).range, facts)];
}
