import type { SystemStyleObject } from '@chakra-ui/react';
import { centred, lineBelow } from '../../blocks/shared/fragments.ts';
import { wash } from './fragments.ts';

const hidden = { display: 'none' } as const;
const solid = { _before: { opacity: '1' } } as const;

/** The bar at the top: clear over the hero, solid after 50 px of scroll (`data-scrolled` on <html>, boot script). */
export const barStyles: SystemStyleObject = {
  position: 'sticky',
  top: '0',
  zIndex: '50',
  height: 'header',
  marginBottom: 'calc(-1 * {sizes.header})',
  _before: {
    content: '""',
    position: 'absolute',
    inset: '0',
    background: 'bg',
    ...lineBelow,
    opacity: '{assets.bar}',
    transition: 'opacity {durations.calm} {easings.calm}',
  },
  '[data-scrolled] &': solid,
  '&:has([data-sheet][open])': solid,
  // Its words would not be readable over a page that opens with a dark section.
  '&:has(+ main > section.dark:first-of-type)': solid,
  // Without script nobody tells how far the page is scrolled.
  '@media (scripting: none)': solid,
  '& .bar': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    gap: { base: 'min(5vw, 1rem)', xl: '5', '2xl': '8' },
  },
  '& .tools': { display: 'flex', alignItems: 'center', gap: '1', flex: 'none', marginInlineStart: 'auto' },
  '& .tools a': {
    display: { base: 'none', xl: 'inline-flex' },
    minHeight: 'controlSmall',
    marginInlineStart: '2',
    paddingBlock: '1.5',
    paddingInline: '1.125rem',
    fontSize: '.9375rem',
    whiteSpace: 'nowrap',
  },
  '& [data-mode-switch]': {
    ...centred,
    width: 'controlSmall',
    height: 'controlSmall',
    padding: '0',
    border: '0',
    borderRadius: 'small',
    background: 'transparent',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'color {durations.fast}, background-color {durations.fast}',
    _hover: { color: 'fg', background: wash },
    '& svg': { width: '1.25rem', height: '1.25rem' },
    '& svg:first-of-type': { '.dark &': hidden },
    '& svg:last-of-type': { '.light &': hidden },
    // Only a script sets one of the classes, and without it the switch does nothing.
    'html:not(.light, .dark) &': hidden,
  },
};
