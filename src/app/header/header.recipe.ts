import { defineSlotRecipe } from '@chakra-ui/react';
import { wash } from './wash.ts';

/** The bar at the top: clear over the hero, solid after 50 px of scroll (`data-scrolled` on <html>, boot script). */
export const headerRecipe = defineSlotRecipe({
  className: 'header',
  slots: ['root', 'bar', 'brand', 'nav', 'list', 'tools', 'action', 'modeSwitch'],
  base: {
    root: {
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
        borderBottom: '1px solid',
        borderColor: 'border',
        opacity: '0',
        transition: 'opacity {durations.calm} {easings.calm}',
      },
      '[data-scrolled] &': { _before: { opacity: '1' } },
      '&:has([data-sheet][open])': { _before: { opacity: '1' } },
      // Its words would not be readable over a page that opens with a dark section.
      '&:has(+ main > section.dark:first-of-type)': { _before: { opacity: '1' } },
      // Without script nobody tells how far the page is scrolled.
      '@media (scripting: none)': { _before: { opacity: '1' } },
    },
    bar: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      height: '100%',
      gap: { base: '4', xl: '5', '2xl': '8' },
    },
    brand: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minWidth: '0',
      minHeight: 'controlSmall',
      fontSize: '1.125rem',
      fontWeight: 'semibold',
      lineHeight: '1.2',
      letterSpacing: '-.018em',
      overflowWrap: 'anywhere',
      '& img': {
        position: 'relative',
        width: '1.875rem',
        height: '1.875rem',
        flex: 'none',
        // Drawn only for a picture that could not be fetched, over the browser's mark for a broken one.
        _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'small', background: 'brand.solid' },
      },
    },
    nav: { display: { base: 'none', xl: 'block' }, marginLeft: 'auto' },
    list: { display: 'flex', alignItems: 'center', gap: '0.5' },
    tools: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      flex: 'none',
      marginLeft: 'auto',
      'nav + &': { marginLeft: { xl: '0' } },
    },
    action: { display: { base: 'none', xl: 'inline-flex' }, whiteSpace: 'nowrap', marginLeft: '2' },
    modeSwitch: {
      display: 'grid',
      placeItems: 'center',
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
      '.dark &': { '& svg:first-of-type': { display: 'none' } },
      '.light &': { '& svg:last-of-type': { display: 'none' } },
      // Only a script sets one of the classes, and without it the switch does nothing.
      'html:not(.light, .dark) &': { display: 'none' },
    },
  },
});
