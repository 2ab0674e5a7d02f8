import { type SlotRecipeConfig, type SystemContext, type SystemStyleObject, useChakraContext } from '@chakra-ui/react';

type Variants = Readonly<Record<string, string | number | boolean | undefined>>;
type Compiled = (variants: Variants) => Record<string, SystemStyleObject>;

const compiled = new WeakMap<SystemContext, WeakMap<object, Compiled>>();

function compile(system: SystemContext, recipe: SlotRecipeConfig): Compiled {
  const known = compiled.get(system) ?? new WeakMap<object, Compiled>();
  compiled.set(system, known);
  // Chakra types the result as class names; it is style objects.
  const styles = known.get(recipe) ?? (system.sva(recipe) as unknown as Compiled);
  known.set(recipe, styles);
  return styles;
}

/**
 * The styles of a block's parts, by slot. As Chakra's `useSlotRecipe`, but a recipe is compiled once for a system
 * and not once for a component: a build renders the same block thousands of times.
 */
export function useStyles<Slot extends string>(
  recipe: { readonly slots: readonly Slot[] | Slot[] },
  variants?: Variants,
): Record<Slot, SystemStyleObject>;
export function useStyles(recipe: SlotRecipeConfig, variants: Variants = {}): Record<string, SystemStyleObject> {
  return compile(useChakraContext(), recipe)(variants);
}
