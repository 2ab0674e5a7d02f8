import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import type { MapMark, MapView, Place } from '../../model/map.ts';
import { plainText, type Text } from '../../model/text.ts';
import { useFrame, usePlace, useWords } from '../shared/context.tsx';
import { EntryWords } from '../shared/dated/EntryWords.tsx';
import { IconView, Phrase, ProseBox, StyledLink, VisuallyHidden, Words } from '../shared/Elements.tsx';
import { HeadedSection, ItemList } from '../shared/Section.tsx';
import { nameOfSeveral } from '../shared/several.ts';
import { chakra, useStyles } from '../shared/styles.ts';
import { mapRecipe } from './map.recipe.ts';

/** Places on a map, and beside it what they are. Where they are in different parts of a country, headings have maps of their own. */
export default function PlacesOnMap({ items, ground, ...around }: BlockProps<'map'>) {
  const { id, maps, headings = [] } = usePlace();
  /** The name of an item on the page. No author can write one with a point. */
  const idOf = (item: number): string => `${id}.${item + 1}`;
  const styles = useStyles(mapRecipe);
  const { views = [], overview } = maps ?? {};
  const named = headings.filter((_, index) => views[index] !== null);
  return (
    <HeadedSection {...around}>
      {overview !== undefined && (
        <DrawnMap
          of={overview}
          ground={ground}
          labelled
          nameOf={(_, mark) => plainText(named[mark]?.title ?? '')}
          linkOf={(_, mark) => named[mark]?.id}
        />
      )}
      <ItemList
        of={items}
        as="ol"
        css={styles.list}
        around={(list, part) => {
          const view = views[part] ?? null;
          if (view === null) return list;
          return (
            <chakra.div css={styles.whole}>
              <DrawnMap of={view} ground={ground} nameOf={(item) => plainText(nameOf(items[item]))} linkOf={idOf} />
              {list}
            </chakra.div>
          );
        }}
      >
        {(item, index) => <Item {...item} index={index} id={idOf(index)} />}
      </ItemList>
    </HeadedSection>
  );
}

/** What a place is called: without a name, by its address. */
const nameOf = (item: ItemOf<'map'> | undefined): Text => item?.title ?? item?.place.text ?? [];

function Item({ index, id, ...item }: ItemOf<'map'> & { readonly index: number; readonly id: string }) {
  const { title, href, place, meta, ...words } = item;
  const styles = useStyles(mapRecipe);
  const { language } = useFrame();
  return (
    <chakra.li id={id} value={index + 1} css={styles.item} data-link={href === undefined ? undefined : ''}>
      <chakra.span css={styles.number} aria-hidden="true">
        {new Intl.NumberFormat(language).format(index + 1)}
      </chakra.span>
      <EntryWords
        title={nameOf(item)}
        href={href ?? (title === undefined ? place.map : undefined)}
        facts={meta}
        {...words}
        below={title !== undefined && <Address of={place} />}
        styles={styles}
      />
    </chakra.li>
  );
}

function Address({ of: { text, map } }: { readonly of: Place }) {
  const styles = useStyles(mapRecipe);
  const { onWebMap } = useWords();
  if (map === undefined) return <Phrase of={text} css={styles.address} />;
  return (
    <StyledLink to={map} css={styles.address}>
      <IconView of="mapPin" />
      <span>
        <Words of={text} />
        <VisuallyHidden>, {onWebMap}</VisuallyHidden>
      </span>
    </StyledLink>
  );
}

type DrawnMapProps = {
  readonly of: MapView;
  readonly ground: BlockProps<'map'>['ground'];
  readonly labelled?: boolean;
  /** What a mark is called that stands for one thing, and the id of where it leads. @param item the first that it stands for */
  readonly nameOf: (item: number, mark: number) => string;
  readonly linkOf: (item: number, mark: number) => string | undefined;
};

/** A map as a drawing whose marks are links, placed in percent of its size: so it fits any width. North is up, in any language. */
function DrawnMap({ of: view, ground, labelled = false, nameOf, linkOf }: DrawnMapProps) {
  const { map, ringIsSeveral, severalPlaces } = useWords();
  const styles = useStyles(mapRecipe, { ground: ground !== undefined, overview: labelled });
  const { marks, scale, grid } = view;
  const hasRings = !labelled && marks.some(({ of, sizes }) => of.length > 1 && sizes.some((size) => size !== 's'));
  return (
    <chakra.figure css={styles.sheet}>
      <chakra.div css={styles.frame}>
        <chakra.svg
          role="group"
          aria-label={map}
          data-words={labelled ? undefined : severalPlaces}
          css={styles.drawing}
        >
          {ground === undefined || view.ground === undefined ? (
            <Grid every={grid} />
          ) : (
            <image href={ground.src} {...inPercent(view.ground)} preserveAspectRatio="none" />
          )}
          {scale !== undefined && (
            <g data-scale="">
              <line x1="4%" x2={`${4 + scale.length}%`} y1="95%" y2="95%" />
              <line x1="4%" x2={`${4 + scale.length}%`} y1="95%" y2="95%" />
              <text x="4%" y="95%" dy="-.6em">
                {scale.label}
              </text>
            </g>
          )}
          {marks.map((mark, index) => (
            <Mark
              key={index}
              {...mark}
              labelled={labelled}
              words={nameOf(mark.of[0] ?? 0, index)}
              to={linkOf(mark.of[0] ?? 0, index)}
            />
          ))}
        </chakra.svg>
      </chakra.div>
      {hasRings && <chakra.figcaption css={styles.note}>{ringIsSeveral}</chakra.figcaption>}
      <ProseBox of={ground?.credit} css={styles.note} />
    </chakra.figure>
  );
}

const inPercent = <Key extends string>(values: Readonly<Record<Key, number>>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, `${value}%`])) as Record<Key, string>;

function Grid({ every }: { readonly every: number }) {
  const linesOf = (size: number): string[] => {
    const step = (every * 400) / 100;
    const count = Math.ceil(size / 2 / step);
    const places = Array.from({ length: 2 * count }, (_, index) => size / 2 + (index - count + 0.5) * step);
    return places.filter((at) => at > 4 && at < size - 4).map((at) => String(Math.round(at * 10) / 10));
  };
  const [across, down] = [linesOf(400), linesOf(300)];
  const d = [...across.map((x) => `M${x} 0V300`), ...down.map((y) => `M0 ${y}H400`)].join('');
  const crossings = across.flatMap((x) => down.map((y) => `M${x} ${y}m-4 0h8m-4-4v8`)).join('');
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="none" data-grid="" aria-hidden="true">
      <path d={d} vectorEffect="non-scaling-stroke" />
      <path d={crossings} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

type MarkProps = MapMark & {
  readonly labelled: boolean;
  readonly words: string;
  readonly to: string | undefined;
};

/** A mark with the number of its place, or a ring with how many places there are. Where visitors choose, it goes by what is left of them. */
function Mark({ x, y, of, sizes, name: sides, labelled, words, to }: MarkProps) {
  const { language } = useFrame();
  const { severalPlaces } = useWords();
  const { format } = new Intl.NumberFormat(language);
  const [first = 0] = of;
  const isSeveral = labelled || of.length > 1;
  const at = inPercent({ x, y });
  const title = labelled
    ? `${words}: ${format(of.length)}`
    : isSeveral
      ? nameOfSeveral(of, severalPlaces, format)
      : `${format(first + 1)}. ${words}`;
  return (
    <a
      href={to === undefined ? undefined : `#${to}`}
      data-sizes={sizes.join(' ')}
      data-places={of.join(' ')}
      {...(isSeveral ? { 'data-several': '' } : {})}
      suppressHydrationWarning
    >
      <title suppressHydrationWarning>{title}</title>
      <circle cx={at.x} cy={at.y} />
      <text {...at} dy=".36em" suppressHydrationWarning>
        {format(isSeveral ? of.length : first + 1)}
      </text>
      {labelled && (
        <text {...at} dy=".36em" data-name="" data-on-phones={sides?.m} data-on-wide={sides?.l}>
          {words}
        </text>
      )}
    </a>
  );
}
