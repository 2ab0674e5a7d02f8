import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Place } from '../../model/map.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { chakra } from '../shared/chakra.tsx';
import { useFrame, usePlace, useWords } from '../shared/context.tsx';
import { EntryWords } from '../shared/dated/EntryWords.tsx';
import { icons } from '../shared/generated/icons.ts';
import { IconView } from '../shared/IconView.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { plainText } from '../shared/plain-text.ts';
import { HeadedSection } from '../shared/Section.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Phrase, Words } from '../shared/Words.tsx';
import { DrawnMap } from './DrawnMap.tsx';
import { mapRecipe } from './map.recipe.ts';

/** Places on a map, and beside it what they are. Where they are in different parts of a country, headings have maps of their own. */
export default function PlacesOnMap({ items, ground, ...around }: BlockProps<'map'>): ReactElement {
  const { maps, headings = [] } = usePlace();
  const idOf = useIdOf();
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
              <DrawnMap
                of={view}
                ground={ground}
                nameOf={(item) => plainText(items[item]?.title ?? '')}
                linkOf={idOf}
              />
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

/** Gives the name of an item on the page. No author can write one with a point. */
function useIdOf(): (item: number) => string {
  const { id } = usePlace();
  return (item) => `${id}.${item + 1}`;
}

type ItemProps = ItemOf<'map'> & { readonly index: number; readonly id: string };

/** One place, with the number that it has on the map. */
function Item({ index, id, title, href, place, meta, ...words }: ItemProps): ReactElement {
  const styles = useStyles(mapRecipe);
  const { language } = useFrame();
  return (
    <chakra.li id={id} value={index + 1} css={styles.item} data-link={href === undefined ? undefined : ''}>
      <chakra.span css={styles.number} aria-hidden="true">
        {new Intl.NumberFormat(language).format(index + 1)}
      </chakra.span>
      <EntryWords title={title} href={href} facts={meta} {...words} below={<Address of={place} />} styles={styles} />
    </chakra.li>
  );
}

/** An address, which leads to a map on the web. */
function Address({ of: { text, map } }: { readonly of: Place }): ReactElement {
  const styles = useStyles(mapRecipe);
  const { onWebMap } = useWords();
  if (map === undefined) return <Phrase of={text} css={styles.address} />;
  return (
    <StyledLink to={map} css={styles.address}>
      <IconView of={icons.mapPin} />
      <span>
        <Words of={text} />
        <chakra.span css={styles.unseen}>, {onWebMap}</chakra.span>
      </span>
    </StyledLink>
  );
}
