import type { Icon } from '../../model/media.ts';

/** The names of icons that mean onward or back by the side that they point to. */
const pointsOn =
  /(?:^|-)(?:arrows?|chevrons?|corner|move)-(?:.*-)?(?:left|right)(?:-|$)|^(?:external-link|forward|log-(?:in|out)|redo|reply|reply-all|send|undo)$/;

/** An icon for a site that is read from the right: what points onward there points to the left. */
export const mirrored = (name: string, icon: Icon): Icon =>
  pointsOn.test(name)
    ? icon.map(([element, attributes]) => [element, { ...attributes, transform: 'matrix(-1 0 0 1 24 0)' }])
    : icon;
