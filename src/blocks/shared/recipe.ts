import type { SystemStyleObject } from '@chakra-ui/react';
import type { PartNames } from '../../model/compiled-styles.ts';
import { callable, namedSlots, type Recipe, type Slots } from './styles.ts';

/** What variants change, by their values. */
type Variants<Changes> = Readonly<Record<string, Readonly<Record<string, Changes>>>>;

/** A recipe as Chakra has it: what something always is, what variants change, and the values of those that nobody chooses. */
type Definition<Base, Changing> = {
  readonly base: Base;
  readonly variants?: Changing;
  readonly defaultVariants?: { readonly [Name in keyof Changing]?: keyof Changing[Name] | boolean };
};

/** Styles by the names of parts, which are those that `base` names. */
type ByPart<Slot extends string> = Readonly<Partial<Record<Slot, SystemStyleObject>>>;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, then `aa`. */
const textAt = (at: number): string => (at < 26 ? '' : textAt(Math.floor(at / 26) - 1)) + (letters[at % 26] ?? '');

/**
 * Gives classes to recipes: to each part one for what it always is, and one for each value of a variant that changes it. Later ones count more. Names follow
 * from the order of recipes alone, so that a block of a site's own has the same ones in a browser, where nobody reads the styles.
 */
export class Classes {
  readonly #prefix: string;
  /** What each class says, by its name. */
  readonly styles = new Map<string, SystemStyleObject>();

  /** @param prefix begins all names */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Says how the parts of a block look. */
  slotRecipe = <Slot extends string, Changing extends Variants<ByPart<Slot>>>(
    recipe: Definition<Readonly<Record<Slot, SystemStyleObject>>, Changing>,
  ): Slots<Slot> => {
    const variants: Variants<ByPart<string>> = recipe.variants ?? {};
    const parts = Object.entries<SystemStyleObject>(recipe.base).map(([part, base]) => {
      const name = this.#nameOf(base);
      const changes = Object.entries(variants).flatMap(([variant, values]) => {
        const changed = Object.entries(values).map(([value, styles]) => [value, this.#nameOf(styles[part])] as const);
        return changed.some(([, each]) => each !== '') ? [[variant, Object.fromEntries(changed)] as const] : [];
      });
      const names: PartNames = changes.length === 0 ? [name] : [name, Object.fromEntries(changes)];
      return [part, names] as const;
    });
    const { defaultVariants: usual } = recipe;
    return namedSlots<Slot>({
      parts: Object.fromEntries(parts) as Record<Slot, PartNames>,
      ...(usual && { usual: { ...usual } }),
    });
  };

  #nameOf(style: SystemStyleObject | undefined): string {
    if (style === undefined || Object.keys(style).length === 0) return '';
    const name = this.#prefix + textAt(this.styles.size);
    this.styles.set(name, style);
    return name;
  }
}

/** The classes of all our recipes, in the order in which their modules were loaded: what a component is made of comes before its own. */
export const ourClasses = new Classes('_');

export const { slotRecipe } = ourClasses;

/** Says how something looks that several blocks have. */
export function recipe<Changing extends Variants<SystemStyleObject>>(
  definition: Definition<SystemStyleObject, Changing>,
): Recipe {
  const { base, defaultVariants } = definition;
  const variants: Variants<SystemStyleObject> = definition.variants ?? {};
  const ofRoot = Object.entries(variants).map(([name, values]) => [
    name,
    Object.fromEntries(Object.entries(values).map(([value, root]) => [value, { root }])),
  ]);
  return callable(
    slotRecipe({
      base: { root: base },
      variants: Object.fromEntries(ofRoot),
      ...(defaultVariants && { defaultVariants }),
    }),
  );
}
