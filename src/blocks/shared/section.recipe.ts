import { breakable, halves, inLine, mutedCaption, slotRecipe, stack, wrapping } from './recipe.ts';
import { byBackground } from './surfaces.ts';

export const sectionRecipe = slotRecipe({
  base: {
    root: { position: 'relative', isolation: 'isolate', paddingBlock: 'section', color: 'fg' },
    head: { ...stack, gap: '4', marginBottom: 'sectionHead' },
    tagline: {},
    title: { textStyle: 'heading', maxWidth: '22ch' },
    description: { textStyle: 'sectionLead', color: 'fg.muted', maxWidth: 'measure', textWrap: 'balance' },
    note: { marginTop: '6', ...mutedCaption, maxWidth: 'measure' },
    actions: { marginTop: 'sectionHead' },
    part: { '& + &': { marginTop: 'clamp(2.5rem, 5vw, 4rem)' } },
    partTitle: { marginBottom: '5', textStyle: 'subheading', breakAfter: 'avoid' },
    trail: { marginBottom: '6', ...mutedCaption },
    steps: { ...wrapping, alignItems: 'center', columnGap: '2' },
    step: {
      ...inLine,
      gap: '2',
      ...breakable,
      '& a': { ...inLine, minHeight: '1.75rem', _hover: { color: 'brand.fg' } },
      '& [aria-current]': { color: 'fg', fontWeight: 'semibold' },
    },
    sign: { boxSize: '.875rem', color: 'fg.subtle' },
  },
  variants: {
    background: byBackground((root) => ({ root })),
    space: { tight: { root: { paddingBlock: 'sectionTight' } } },
    /** Nothing above but the header, which lies over the page. */
    opens: { true: { root: { paddingTop: 'calc({spacing.header} + {spacing.sectionTight})' } } },
    /** The block above has the same background: its space below is enough for both, or a hairline parts them. */
    follows: {
      space: { root: { paddingTop: '0', boxShadow: 'none', scrollMarginTop: '8' } },
      hairline: {
        root: {
          _before: {
            content: '""',
            position: 'absolute',
            top: '0',
            left: '50%',
            width: 'min({sizes.container}, 100% - 2 * {spacing.gutter})',
            height: '1px',
            transform: 'translateX(-50%)',
            background: 'border',
          },
        },
      },
    },
    split: {
      true: {
        head: { lg: { ...halves, alignItems: 'first baseline' } },
        tagline: { lg: { gridColumn: '1 / -1' } },
      },
    },
  },
});
