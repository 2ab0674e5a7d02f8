import type {
  RecipeDefinition,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
  SystemStyleObject,
} from '@chakra-ui/react';
import type { NamedRecipe, PartNames } from '../../model/compiled-styles.ts';

/** Styles by the names of parts, as Chakra's slot recipes. The parts are those that `base` names. */
type SlotRecipe<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>> = Omit<
  SlotRecipeDefinition<Slot, Variants>,
  'slots' | 'base'
> & { readonly base: Readonly<Record<Slot, SystemStyleObject>> };

export type AnyRecipe = SlotRecipe<string, SlotRecipeVariantRecord<string>>;

/** The styles of the parts that a recipe names. */
export type StylesOf<Recipe extends { readonly base: object }> = Readonly<
  Record<keyof Recipe['base'], SystemStyleObject>
>;

/** What `css` takes: a style, or several of which later ones count more. */
export type Css = SystemStyleObject | readonly (SystemStyleObject | undefined)[];

/** Which variants of a recipe are wanted. */
export type Chosen = Readonly<Record<string, string | number | boolean | undefined>>;

/** Makes classes of styles that were not compiled with the app: those of blocks of a site's own, and in tests. */
export type RawStyles = {
  readonly classOf: (styles: readonly SystemStyleObject[]) => string;
  readonly partsOf: (slots: AnyRecipe, chosen: Chosen) => Record<string, SystemStyleObject>;
};

const raw: { styles?: RawStyles } = {};

export function setRawStyles(styles: RawStyles): void {
  raw.styles = styles;
}

function rawStyles(): RawStyles {
  if (raw.styles === undefined)
    throw new Error('Styles that were not compiled with the app came before what reads them.');
  return raw.styles;
}

/** All recipes, in the order in which their modules were loaded: what a component is made of comes before its own. */
export const allRecipes: AnyRecipe[] = [];

/** Says how the parts of a block look. */
export function slotRecipe<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  recipe: SlotRecipe<Slot, Variants>,
): SlotRecipe<Slot, Variants> {
  allRecipes.push(recipe as unknown as AnyRecipe);
  return recipe;
}

/** The look of something that several blocks have: its style, by its variants. */
export type Recipe = ((chosen?: Chosen) => SystemStyleObject) & { readonly slots: AnyRecipe };

const callable = (slots: AnyRecipe): Recipe =>
  Object.assign((chosen?: Chosen) => useStyles(slots, chosen).root ?? {}, { slots });

/** Says how something looks that several blocks have. */
export function recipe<Variants extends RecipeVariantRecord>(definition: RecipeDefinition<Variants>): Recipe {
  const { base = {}, variants = {}, defaultVariants = {} } = definition;
  const ofRoot = Object.entries(variants).map(([name, values]) => [
    name,
    Object.fromEntries(Object.entries(values ?? {}).map(([value, root]) => [value, { root }])),
  ]);
  const slots = { base: { root: base }, variants: Object.fromEntries(ofRoot), defaultVariants } as AnyRecipe;
  return callable(slotRecipe(slots));
}

/** Of names: what the compiler puts in the place of the modules that say how things look. @public */
export const namedSlots = (names: NamedRecipe): AnyRecipe => names as unknown as AnyRecipe;
/** As `namedSlots`, for what is called. @public */
export const namedRecipe = (names: NamedRecipe): Recipe => callable(namedSlots(names));

const isNamed = (slots: object): slots is NamedRecipe => 'parts' in slots;

type Names = Record<string, string>;

const known = new WeakMap<NamedRecipe, Map<string, Names>>();

/** Which of the values of each variant is chosen, counted from 1, and 0 for none of them. */
const choicesOf = ({ variants }: NamedRecipe, chosen: Chosen): number[] =>
  variants.map(({ name, values, usual }) => values.indexOf(String(chosen[name] ?? usual)) + 1);

function namesOf(slots: NamedRecipe, chosen: Chosen): Names {
  const choices = choicesOf(slots, chosen);
  const key = choices.join();
  const byChoices = known.get(slots) ?? new Map<string, Names>();
  known.set(slots, byChoices);
  const nameOf = ([names, ...variants]: PartNames[number]): string => {
    const at = variants.reduce((before, variant) => {
      const { values = [] } = slots.variants[variant] ?? {};
      return before * (values.length + 1) + (choices[variant] ?? 0);
    }, 0);
    return names.split(',')[at] ?? '';
  };
  const made = (): Names =>
    Object.fromEntries(
      Object.entries(slots.parts).map(([part, all]) => [part, all.map(nameOf).filter(Boolean).join(' ')]),
    );
  const names = byChoices.get(key) ?? made();
  byChoices.set(key, names);
  return names;
}

/** The styles of a recipe's parts. They are for `css`: once the app is compiled, they are the names of classes. */
export function useStyles<Slot extends string>(
  slots: { readonly base: Readonly<Record<Slot, SystemStyleObject>> },
  chosen?: Chosen,
): Record<Slot, SystemStyleObject>;
export function useStyles(slots: AnyRecipe, chosen: Chosen = {}): Record<string, SystemStyleObject> {
  if (isNamed(slots)) return namesOf(slots, chosen) as unknown as Record<string, SystemStyleObject>;
  return rawStyles().partsOf(slots, chosen);
}

function isEmpty(style: object): boolean {
  for (const _ in style) return false;
  return true;
}

/** The classes of an element. */
export function classesOf(css: Css): string {
  if (typeof css === 'string') return css;
  let names = '';
  const styles: SystemStyleObject[] = [];
  const add = (each: unknown): void => {
    if (typeof each === 'string') names = names === '' || each === '' ? names + each : `${names} ${each}`;
    else if (Array.isArray(each)) each.forEach(add);
    else if (typeof each === 'object' && each !== null && !isEmpty(each)) styles.push(each);
  };
  add(css);
  if (styles.length > 0) add(rawStyles().classOf(styles));
  return names;
}
