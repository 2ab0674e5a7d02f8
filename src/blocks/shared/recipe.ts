import type { SystemStyleObject } from '@chakra-ui/react';
import type { PartNames } from '../../model/compiled-styles.ts';
import type { LookPropertyName, OwnPropertyName } from '../../model/look-properties.ts';
import { callable, namedSlots, type Recipe, type Slots } from './styles.ts';

type Variants<Changes> = Readonly<Record<string, Readonly<Record<string, Changes>>>>;

/** A recipe as Chakra has it: what something always is, what variants change, and the values of those that nobody chooses. */
type Definition<Base, Changing> = {
  readonly base: Base;
  readonly variants?: Changing;
  readonly defaultVariants?: { readonly [Name in keyof Changing]?: keyof Changing[Name] | boolean };
};

/** Styles by the names of parts, which are those that `base` names. */
type ByPart<Slot extends string> = Readonly<Partial<Record<Slot, SystemStyleObject>>>;

/** The first of some letters to the last, then two of them. */
export const lettersAt = (at: number, letters = 'abcdefghijklmnopqrstuvwxyz'): string =>
  (at < letters.length ? '' : lettersAt(Math.floor(at / letters.length) - 1, letters)) + letters[at % letters.length];

/**
 * What gives classes to recipes: to each part one for what it always is, and one for each value of a variant that changes it. Later ones count more. Names
 * follow from the order of recipes alone, so that a block of a site's own has the same ones in a browser, where nobody reads the styles.
 * @param prefix begins all names
 */
export function classes(prefix: string) {
  /** What each class says, by its name. */
  const styles = new Map<string, SystemStyleObject>();
  const nameOf = (style: SystemStyleObject | undefined): string => {
    if (style === undefined || Object.keys(style).length === 0) return '';
    const name = prefix + lettersAt(styles.size);
    styles.set(name, style);
    return name;
  };
  /** Says how the parts of a block look. */
  const slotRecipe = <Slot extends string, Changing extends Variants<ByPart<Slot>>>({
    base,
    variants,
    defaultVariants: usual,
  }: Definition<Readonly<Record<Slot, SystemStyleObject>>, Changing>): Slots<Slot> => {
    const parts = Object.entries<SystemStyleObject>(base).map(([part, always]): readonly [string, PartNames] => {
      const name = nameOf(always);
      const changes = Object.entries<Variants<ByPart<string>>[string]>(variants ?? {}).flatMap(([variant, values]) => {
        const changed = Object.entries(values).map(([value, changing]) => [value, nameOf(changing[part])] as const);
        return changed.some(([, each]) => each !== '') ? [[variant, Object.fromEntries(changed)] as const] : [];
      });
      return [part, changes.length === 0 ? [name] : [name, Object.fromEntries(changes)]];
    });
    return namedSlots<Slot>({
      parts: Object.fromEntries(parts) as Record<Slot, PartNames>,
      ...(usual && { usual: { ...usual } }),
    });
  };
  return { styles, slotRecipe };
}

/** Those of all our recipes, in the order in which their modules were loaded: what a component is made of comes before its own. */
export const { styles: ourStyles, slotRecipe } = classes('_');

/** The same keys with other values. */
export const mapValues = <Key extends string, From, To>(
  all: Readonly<Record<Key, From>>,
  to: (value: From) => To,
): Record<Key, To> =>
  // `Object.fromEntries` forgets the keys.
  Object.fromEntries(Object.entries<From>(all).map(([key, value]) => [key, to(value)])) as Record<Key, To>;

/** Says how something looks that several blocks have. */
export function recipe<Changing extends Variants<SystemStyleObject>>(
  definition: Definition<SystemStyleObject, Changing>,
): Recipe {
  const { base, variants = {}, ...usual } = definition;
  const ofRoot = mapValues(variants, (values) => mapValues(values, (root) => ({ root })));
  return callable(slotRecipe({ base: { root: base }, variants: ofRoot, ...usual }));
}

/** A CSS custom property as a value of styles: `borderRadius: property('--look-card-radius')`. */
export function property(name: LookPropertyName | OwnPropertyName, otherwise?: string): string {
  return otherwise === undefined ? `var(${name})` : `var(${name}, ${otherwise})`;
}

/** A grid's columns of one width, which may be narrower than their longest words. */
export function columns(count: number): string {
  return count === 1 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))`;
}

/** Variants by how many stand side by side on a wide screen. @param part the grid that they stand in */
export const inColumns = <Part extends string, const Count extends number>(part: Part, counts: readonly Count[]) =>
  Object.fromEntries(
    counts.map((count) => [count, { [part]: { lg: { gridTemplateColumns: columns(count) } } }]),
    // `Object.fromEntries` forgets the numbers.
  ) as Record<Count, Record<Part, SystemStyleObject>>;

/** Parts below each other, none wider than their box. */
export const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const satisfies SystemStyleObject;

/** Parts beside each other, and on a further line where there is no room. */
export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const satisfies SystemStyleObject;

/** An icon and its words, within a line of text. */
export const inLine = { display: 'inline-flex', alignItems: 'center' } as const satisfies SystemStyleObject;

/** One part in the middle of its box. */
export const centred = { display: 'grid', placeItems: 'center' } as const satisfies SystemStyleObject;

/** Words that break rather than hold their box open. */
export const breakable = { minWidth: '0', overflowWrap: 'anywhere' } as const satisfies SystemStyleObject;

export const lineAbove = { borderTop: '1px solid', borderColor: 'border' } as const satisfies SystemStyleObject;
export const lineBelow = { borderBottom: '1px solid', borderColor: 'border' } as const satisfies SystemStyleObject;
export const lineAround = { border: '1px solid', borderColor: 'border' } as const satisfies SystemStyleObject;

/** A box that stands out from its band. */
export function raised(borderRadius: 'card' | 'panel'): SystemStyleObject {
  return { ...lineAround, borderRadius, background: 'bg.panel', boxShadow: '{assets.card}' };
}

/** Words beside what counts, in two sizes. */
export const mutedSmall = { textStyle: 'small', color: 'fg.muted' } as const satisfies SystemStyleObject;
export const mutedCaption = { textStyle: 'caption', color: 'fg.muted' } as const satisfies SystemStyleObject;

/** Seen by nobody, read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  boxSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies SystemStyleObject;

/** Two halves of a page's twelve columns: what stands at the right begins at the same line on every page. */
export const halves: SystemStyleObject = { gridTemplateColumns: columns(2), columnGap: 'cardGap' };

/** Room between a large text at the left and what stands beside it. */
export const besideText: SystemStyleObject = { paddingInlineEnd: '12' };

/** A field that visitors write into, in a form or above a list. */
export const inputLook: SystemStyleObject = {
  display: 'block',
  width: '100%',
  minHeight: 'control',
  paddingBlock: '.6875rem',
  paddingInline: '.9375rem',
  border: '1px solid',
  borderColor: 'border.field',
  borderRadius: 'control',
  background: 'bg',
  fontSize: '1rem',
  lineHeight: '1.5',
  _hover: { borderColor: 'fg.muted' },
};

/** Of a form: a field that gets the focus is seen with its label, in Safari too. That scrolls to where one writes, and looks at no margin of the field. */
export const fieldsInSight: Readonly<Record<string, SystemStyleObject>> = {
  'html:has(&:focus-within)': { scrollPaddingBlock: 'calc({sizes.header} + 4rem) 5rem' },
};

/** Where it's dark: in a dark band, in dark mode, and without script on a dark device. Paper is always light. */
const where = (styles: SystemStyleObject): SystemStyleObject => ({
  'html .dark &': styles,
  '@media screen': {
    '.dark &': styles,
    'html:not(.light, .dark) &': { '@media (prefers-color-scheme: dark)': styles },
  },
});

/** Of two pictures, the one for light and the one for dark. A picture that asks for the mode itself gets none in Safari. */
export const inLight: SystemStyleObject = where({ display: 'none' });
export const inDark: SystemStyleObject = { display: 'none', ...where({ display: 'block' }) };
