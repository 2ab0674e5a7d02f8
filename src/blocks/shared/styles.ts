import {
  type SlotRecipeDefinition,
  type SlotRecipeVariantRecord,
  type SystemContext,
  type SystemStyleObject,
  useChakraContext,
} from '@chakra-ui/react';

/** Styles by the names of parts, as Chakra's slot recipes. The parts are those that `base` names. */
type SlotRecipe<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>> = Omit<
  SlotRecipeDefinition<Slot, Variants>,
  'slots' | 'base'
> & { readonly base: Readonly<Record<Slot, SystemStyleObject>> };

/** Says how the parts of a block look. */
export const slotRecipe = <Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  recipe: SlotRecipe<Slot, Variants>,
): SlotRecipe<Slot, Variants> => recipe;

/** The styles of the parts that a recipe names. */
export type StylesOf<Recipe extends { readonly base: object }> = Readonly<
  Record<keyof Recipe['base'], SystemStyleObject>
>;

type AnyRecipe = SlotRecipe<string, SlotRecipeVariantRecord<string>>;
type Chosen = Readonly<Record<string, string | number | boolean | undefined>>;
type Compiled = (variants: Chosen) => Record<string, SystemStyleObject>;

const compiled = new WeakMap<SystemContext, WeakMap<object, Compiled>>();

function compile(system: SystemContext, recipe: AnyRecipe): Compiled {
  const known = compiled.get(system) ?? new WeakMap<object, Compiled>();
  compiled.set(system, known);
  // Chakra types the result as class names; it is style objects.
  const styles =
    known.get(recipe) ?? (system.sva({ ...recipe, slots: Object.keys(recipe.base) }) as unknown as Compiled);
  known.set(recipe, styles);
  return styles;
}

/**
 * The styles of a block's parts, by slot. As Chakra's `useSlotRecipe`, but a recipe is compiled once for a system
 * and not once for a component: a build renders the same block thousands of times.
 */
export function useStyles<Slot extends string>(
  recipe: { readonly base: Readonly<Record<Slot, SystemStyleObject>> },
  variants?: Chosen,
): Record<Slot, SystemStyleObject>;
export function useStyles(recipe: AnyRecipe, variants: Chosen = {}): Record<string, SystemStyleObject> {
  return compile(useChakraContext(), recipe)(variants);
}
