import type { AnyRecipe, Chosen } from '../../blocks/shared/styles.ts';
import { themeFor } from '../theme/theme.ts';
import type { Block } from './serialize.ts';

/*
 * A part of a recipe gets a class for its base and one for each value of its variants, of which later ones count more. Chakra merges their styles
 * into one instead. Where that isn't the same, as with a text style in the place of another one, those that don't go together become one
 * class for each combination of their values.
 */

/** A class for each combination of some variants. */
export type Group = { readonly hasBase: boolean; readonly variants: readonly number[] };

/** A part of a recipe. */
export type Part = {
  readonly name: string;
  readonly variants: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** The styles of the part with such variants, and with no others. */
  readonly styles: (hasBase: boolean, chosen: Chosen) => Block;
};

type Sva = (chosen: Chosen) => Readonly<Record<string, Block>>;

/** Values of variants are words here. */
const inWords = ({ css, ...conditions }: { readonly css: unknown }): object => ({
  ...Object.fromEntries(Object.entries(conditions).map(([name, value]) => [name, String(value)])),
  css,
});

/** The parts of a recipe. Chakra types styles as class names. */
export function partsOf(recipe: AnyRecipe): readonly Part[] {
  const { sva } = themeFor(undefined);
  const names = Object.keys(recipe.base);
  const compoundVariants = (recipe.compoundVariants ?? []).map(inWords);
  const compiled = (of: object): Sva =>
    sva({ ...of, compoundVariants, slots: names, defaultVariants: {} } as Parameters<typeof sva>[0]) as unknown as Sva;
  const whole = compiled(recipe);
  const { base: _, ...others } = recipe;
  const variantsAlone = compiled(others);
  const variants = Object.entries(recipe.variants ?? {}).map(([name, values]) => ({
    name,
    values: Object.keys(values),
  }));
  return names.map((name) => ({
    name,
    variants,
    styles: (hasBase, chosen) => (hasBase ? whole : variantsAlone)(chosen)[name] ?? {},
  }));
}

/** All ways to choose the values of some variants, or none of them. The last variant changes first. */
export function choicesIn({ variants }: Part, group: Group): Chosen[] {
  return group.variants.reduce<Chosen[]>(
    (before, at) => {
      const { name = '', values = [] } = variants[at] ?? {};
      return before.flatMap((chosen) => [chosen, ...values.map((value) => ({ ...chosen, [name]: value }))]);
    },
    [{}],
  );
}

type Declaration = { readonly where: string; readonly path: string; readonly property: string; readonly value: string };

/** Whether what stands under a key of a style counts only in some windows or boxes. */
export const isQuery = (key: string): boolean => key.startsWith('@media') || key.startsWith('@container');

/** What a style says, in order. Queries come after all else, wherever they stand. */
function declarationsIn(block: Block, where = '', path = ''): Declaration[] {
  return Object.entries(block).flatMap(([key, value]) => {
    if (typeof value !== 'object') return [{ where, path, property: key, value: String(value) }];
    return where === '' && path === '' && isQuery(key)
      ? declarationsIn(value, key, '')
      : declarationsIn(value, where, `${path}${key}{`);
  });
}

/** What may set the same. */
const families: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  line: 'font',
};

function familyOf({ property }: Declaration): string {
  const [first = property] = /^[a-z]+/.exec(property) ?? [];
  return families[first] ?? first;
}

const keyOf = ({ where, path, property }: Declaration): string => `${where} ${path} ${property}`;

/** Which of them count, in order: a later one takes the place of an earlier one for the same. */
function inForce(declarations: readonly Declaration[]): Declaration[] {
  return [...new Map(declarations.map((each) => [keyOf(each), each])).values()].sort(
    (one, other) => declarations.lastIndexOf(one) - declarations.lastIndexOf(other),
  );
}

/** For each family what is said of it, in order. */
function saidOf(declarations: readonly Declaration[]): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const each of declarations) {
    const family = `${each.where} ${familyOf(each)}`;
    said.set(family, `${said.get(family) ?? ''}${each.path}${each.property}:${each.value};`);
  }
  return said;
}

/** Whether two classes after each other say what the merged styles say. */
function isSame(merged: Block, classes: readonly Block[]): boolean {
  const one = saidOf(declarationsIn(merged));
  const other = saidOf(inForce(classes.flatMap((block) => declarationsIn(block))));
  return one.size === other.size && [...one].every(([family, said]) => other.get(family) === said);
}

function goTogether(part: Part, one: Group, other: Group): boolean {
  return choicesIn(part, one).every((first) =>
    choicesIn(part, other).every((second) =>
      isSame(part.styles(one.hasBase || other.hasBase, { ...first, ...second }), [
        part.styles(one.hasBase, first),
        part.styles(other.hasBase, second),
      ]),
    ),
  );
}

const joined = (one: Group, other: Group): Group => ({
  hasBase: one.hasBase || other.hasBase,
  variants: [...one.variants, ...other.variants].sort((a, b) => a - b),
});

/** Puts those together that two groups of which one comes later don't say the same as. */
function mended(part: Part, groups: readonly Group[]): readonly Group[] {
  for (const [at, one] of groups.entries()) {
    const clash = groups.findIndex((other, index) => index > at && !goTogether(part, one, other));
    const other = groups[clash];
    if (other === undefined) continue;
    const others = groups.filter((each) => each !== one && each !== other);
    return mended(part, [...others.slice(0, at), joined(one, other), ...others.slice(at)]);
  }
  return groups;
}

/** The classes of a part, in the order in which they count. @param compounds variants that say something together */
export function groupsOf(part: Part, compounds: readonly (readonly string[])[]): readonly Group[] {
  const changes = part.variants.flatMap(({ name, values }, at) =>
    values.some((value) => Object.keys(part.styles(false, { [name]: value })).length > 0) ||
    compounds.some((names) => names.includes(name))
      ? [at]
      : [],
  );
  const isTogether = (at: number): boolean => compounds.some((names) => names.includes(part.variants[at]?.name ?? ''));
  const together = changes.filter(isTogether);
  const alone = changes.filter((at) => !isTogether(at));
  return mended(part, [
    { hasBase: true, variants: together },
    ...alone.map((at) => ({ hasBase: false, variants: [at] })),
  ]);
}
