import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { itemsOf, type Node, nodeAt, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { entryWidth, LETTER, roomForMenu } from '../texts/header-widths.ts';
import { familyNamed, fontsWritten } from '../theme/fonts.ts';
import type { Content } from './contents.ts';
import type { FileRule } from './rule.ts';

/** A menu should fit on one line at the top of a laptop's screen, beside the name and the button: otherwise it opens with a button on every screen. */
export const crowdedMenuRule: FileRule = { scope: 'file', of: ['settings'], find: { whole: checkMenu } };

function checkMenu({ source, root }: Content): Finding[] {
  const nav = valueAt(root, 'nav');
  const items = itemsOf(nav, 'items');
  const labels = items.map((item) => ({
    label: textOf(item, 'label') ?? '',
    opens: itemsOf(item, 'items').length > 0,
  }));
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
  const body = textOf(valueAt(theme, 'fonts'), 'body');
  return familyNamed(
    fontsWritten({ ...(look === undefined ? {} : { look }), ...(body === undefined ? {} : { fonts: { body } }) }).body,
  );
}
