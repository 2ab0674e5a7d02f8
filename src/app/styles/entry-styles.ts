import { type AnyRecipe, allRecipes, type Recipe } from '../../blocks/shared/styles.ts';
import type { CompiledRules, CompiledStyles, NamedRecipe } from '../../model/compiled-styles.ts';
import { themeFor } from '../theme/theme.ts';
import { choicesIn, groupsOf, isQuery, type Part, partsOf } from './groups.ts';
import { type Block, serialized } from './serialize.ts';

// In this order: what is for several components comes before what a component is made of, and that before its own.
import '../../blocks/shared/recipes/button.recipe.ts';
import '../../blocks/shared/recipes/container.recipe.ts';
import '../../blocks/shared/recipes/link.recipe.ts';
import '../../blocks/shared/recipes/surfaces.recipe.ts';
import '../../blocks/shared/recipes/tagline.recipe.ts';
import '../App.tsx';
import '../lazy/NearestPages.tsx';

/** All components, and so all modules that say how things look, after those that they are made of. */
import.meta.glob(['../../blocks/*/*.tsx', '../../blocks/shared/*/*.tsx'], { eager: true });

type Exports = Readonly<Record<string, unknown>>;
const modules: Readonly<Record<string, Exports>> = import.meta.glob(
  ['../**/*.recipe.ts', '../../blocks/**/*.recipe.ts'],
  { eager: true },
);

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `_a` to `_z`, then `_aa`: a name that no component and no block of a site gives an element. */
function nameAt(count: number): string {
  const text = (at: number): string => (at < 26 ? '' : text(Math.floor(at / 26) - 1)) + (letters[at % 26] ?? '');
  return `_${text(count)}`;
}

/** Gives classes to styles, in the order in which it gets them. */
class Classes {
  readonly #blocks = new Map<string, Block>();

  /** The name of the class with a style; nothing for a style that says nothing. */
  nameOf(block: Block): string {
    if (Object.keys(block).length === 0) return '';
    const name = nameAt(this.#blocks.size);
    this.#blocks.set(name, block);
    return name;
  }

  rules(): CompiledRules {
    const parted = [...this.#blocks].map(([name, block]) => [name, ...partedByQuery(block)] as const);
    const queries = sorted(new Set(parted.flatMap(([, , inQueries]) => Object.keys(inQueries))));
    const classes = parted.map(([name, rules, inQueries]) => {
      const of = queries.flatMap((query, at) => {
        const block = inQueries[query];
        return block === undefined ? [] : [[at, serialized(`.${name}`, block)] as const];
      });
      return [name, [serialized(`.${name}`, rules), ...of]] as const;
    });
    return { queries, classes: Object.fromEntries(classes) };
  }
}

function partedByQuery(block: Block): readonly [rules: Block, inQueries: Readonly<Record<string, Block>>] {
  const entries = Object.entries(block);
  const inQueries = entries.filter((entry): entry is [string, Block] => isQuery(entry[0]));
  return [Object.fromEntries(entries.filter(([key]) => !isQuery(key))), Object.fromEntries(inQueries)];
}

/** Queries in the order in which Chakra writes them. */
function sorted(queries: ReadonlySet<string>): string[] {
  const one = Object.fromEntries([...queries].map((query) => [query, { color: 'red' }]));
  return Object.keys(themeFor(undefined).css(one));
}

function namesOfPart(part: Part, recipe: AnyRecipe, classes: Classes): NamedRecipe['parts'][string] {
  const compounds = (recipe.compoundVariants ?? []).flatMap(({ css, ...conditions }) =>
    css !== undefined && part.name in css ? [Object.keys(conditions)] : [],
  );
  return groupsOf(part, compounds).flatMap((group) => {
    const names = choicesIn(part, group).map((chosen) => classes.nameOf(part.styles(group.hasBase, chosen)));
    return names.every((name) => name === '') ? [] : [[names.join(), ...group.variants] as const];
  });
}

function named(recipe: AnyRecipe, classes: Classes): NamedRecipe {
  const parts = partsOf(recipe);
  const usual: Readonly<Record<string, unknown>> = recipe.defaultVariants ?? {};
  return {
    parts: Object.fromEntries(parts.map((part) => [part.name, namesOfPart(part, recipe, classes)])),
    variants: (parts[0]?.variants ?? []).map(({ name, values }) => ({
      name,
      values,
      ...(usual[name] === undefined ? {} : { usual: String(usual[name]) }),
    })),
  };
}

const isRecipe = (value: unknown): value is Recipe => typeof value === 'function' && 'slots' in value;

/** @throws Error for a module that exports anything but recipes */
export function compileStyles(): CompiledStyles {
  const classes = new Classes();
  const names = new Map(allRecipes.map((recipe) => [recipe, named(recipe, classes)]));
  const compiled = Object.entries(modules).map(([path, exports]) => {
    const recipes = Object.entries(exports).map(([name, value]) => {
      const isCalled = isRecipe(value);
      const found = names.get((isCalled ? value.slots : value) as AnyRecipe);
      if (found === undefined) throw new Error(`${path} exports ${name}, which is no recipe.`);
      return [name, { isCalled, names: found }] as const;
    });
    return [path, Object.fromEntries(recipes)] as const;
  });
  return { modules: Object.fromEntries(compiled), rules: classes.rules() };
}
