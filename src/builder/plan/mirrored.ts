import type { Icon } from '../../model/media.ts';

/** Words in the names of icons that point to the side that comes after them: `corner-up-left`. */
const ARROWS: readonly string[] = ['arrow', 'arrows', 'chevron', 'chevrons', 'corner', 'move'];

/** Icons that point onward or back without saying so. */
const OTHERS: readonly string[] = [
  'external-link',
  'forward',
  'log-in',
  'log-out',
  'redo',
  'reply',
  'reply-all',
  'send',
  'undo',
];

function pointsOn(name: string): boolean {
  const words = name.split('-');
  const arrow = words.findIndex((word) => ARROWS.includes(word));
  return (
    OTHERS.includes(name) || (arrow !== -1 && words.slice(arrow + 1).some((word) => /^(?:left|right)$/.test(word)))
  );
}

/** An icon for a site that is read from the right: what points onward there points to the left. */
export const mirrored = (name: string, icon: Icon): Icon =>
  pointsOn(name)
    ? icon.map(([element, attributes]) => [element, { ...attributes, transform: 'matrix(-1 0 0 1 24 0)' }])
    : icon;
