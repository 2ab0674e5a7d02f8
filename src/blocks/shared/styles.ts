import { type ComponentPropsWithRef, type ComponentType, createElement, type ElementType, type JSX } from 'react';
import type { NamedRecipe, PartNames } from '../../model/compiled-styles.ts';

/** A style of a recipe: the names of its classes. */
export type Style = string;

/** What `css` takes: a style, or several. */
export type Css = Style | readonly (Css | undefined)[];

type Known = Map<string, Readonly<Record<string, Style>>>;

export type Slots<Slot extends string = string> = NamedRecipe<Slot> & { readonly known: Known };

/** The styles of the parts that a recipe has. */
export type StylesOf<Of extends Slots> = Readonly<Record<keyof Of['parts'], Style>>;

export type Chosen = Readonly<Record<string, string | number | boolean | undefined>>;

/** The look of something that several blocks have: its style, by its variants. */
export type Recipe = ((chosen?: Chosen) => Style) & { readonly slots: Slots };

export const callable = (slots: Slots): Recipe =>
  Object.assign((chosen?: Chosen) => useStyles(slots, chosen).root ?? '', { slots });

/** Of names. The compiler puts it in the place of the modules that say how things look. */
export const namedSlots = <Slot extends string>(names: NamedRecipe<Slot>): Slots<Slot> => ({
  ...names,
  known: new Map(),
});
/** As `namedSlots`, for what is called. @public */
export const namedRecipe = (names: NamedRecipe): Recipe => callable(namedSlots(names));

export function useStyles<Slot extends string>(
  { parts, usual = {}, known }: Slots<Slot>,
  chosen: Chosen = {},
): Readonly<Record<Slot, Style>> {
  const key = Object.entries(chosen).join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const styleOf = ([base, changes = {}]: PartNames): Style =>
    joined([base, ...Object.entries(changes).map(([variant, of]) => of[String(chosen[variant] ?? usual[variant])])]);
  const styles = Object.fromEntries(Object.entries<PartNames>(parts).map(([part, names]) => [part, styleOf(names)]));
  known.set(key, styles);
  return styles as Readonly<Record<Slot, Style>>;
}

const joined = (names: readonly (Style | undefined)[]): Style => names.filter(Boolean).join(' ');

/** The classes of an element. @throws Error for a style that is in no recipe */
function classesOf(css: Css): Style {
  if (typeof css === 'string') return css;
  if (Array.isArray(css)) return joined(css.map((each?: Css) => each && classesOf(each)));
  throw new Error(
    `css takes styles of a recipe, and not ${JSON.stringify(css)}. Put that into slotRecipe, above the component, and take it from useStyles. What depends on a value is a variant.`,
  );
}

type Styled<Props> = ComponentType<Props & { readonly css?: Css | undefined }>;

/** Any element or component, with `css` for its styles, in the words of Chakra: `<chakra.div css={styles.list}>`. */
type Chakra = { readonly [Tag in keyof JSX.IntrinsicElements]: Styled<ComponentPropsWithRef<Tag>> } & (<Props>(
  component: ComponentType<Props>,
) => Styled<Props>);

type AnyProps = { readonly css?: Css; readonly className?: string };

function styled(element: ElementType): ComponentType<AnyProps> {
  return function Styled({ css, ...props }: AnyProps) {
    const names = css === undefined ? '' : classesOf(css);
    // The object is this component's own.
    const own: { className?: string } = props;
    if (names !== '') own.className = own.className ? `${own.className} ${names}` : names;
    return createElement(element, own);
  };
}

const byTag = new Map<string, ComponentType<AnyProps>>();

function styledTag(tag: string): ComponentType<AnyProps> {
  const known = byTag.get(tag) ?? styled(tag as ElementType);
  byTag.set(tag, known);
  return known;
}

export const chakra = new Proxy(styled, { get: (_, tag) => styledTag(String(tag)) }) as unknown as Chakra;
