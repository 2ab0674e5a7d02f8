import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { chakra } from '../shared/chakra.tsx';
import { useWords } from '../shared/context.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { Prose } from '../shared/Prose.tsx';
import { linkRecipe } from '../shared/recipes/link.recipe.ts';
import { HeadedSection } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { LinkedWords, Phrase, Words } from '../shared/Words.tsx';
import { type FiguresStyles, figuresRecipe } from './figures.recipe.ts';
import { acrossOf, widthOf } from './size.ts';

/** A few numbers, as large as the page allows. */
export default function Figures({ items, ...around }: BlockProps<'figures'>): ReactElement {
  const width = widthOf(items.map(({ value }) => value));
  const styles = useStyles(figuresRecipe, { width: String(width), across: acrossOf(items.length, width) });
  return (
    <HeadedSection {...around}>
      <ItemList of={items} as="dl" css={styles.list}>
        {(item) => <Figure {...item} styles={styles} />}
      </ItemList>
    </HeadedSection>
  );
}

type FigureProps = ItemOf<'figures'> & { readonly styles: FiguresStyles };

/** One number, what it counts, what it was before, and who says so. */
function Figure({ value, label, before, after, description, source, styles }: FigureProps): ReactElement {
  return (
    <chakra.div css={styles.item}>
      <chakra.dt css={styles.label}>
        <Words of={label} />
      </chakra.dt>
      <chakra.dd css={styles.value}>
        <Words of={value} />
      </chakra.dd>
      {before !== undefined && after !== undefined && <Change before={before} after={after} styles={styles} />}
      {description !== undefined && (
        <dd>
          <Prose of={description} css={styles.description} />
        </dd>
      )}
      {source !== undefined && (
        <chakra.dd css={styles.source}>
          <LinkedWords of={source.label} href={source.href} css={linkRecipe({ variant: 'underline' })} />
        </chakra.dd>
      )}
    </chakra.div>
  );
}

type ChangeProps = { readonly before: Text; readonly after: Text; readonly styles: FiguresStyles };

/** What a number was, and what it is now, with an arrow from one to the other. */
function Change({ before, after, styles }: ChangeProps): ReactElement {
  const words = useWords();
  return (
    <chakra.dd css={styles.change}>
      <chakra.span css={styles.before}>
        <chakra.span css={styles.when}>{words.before} </chakra.span>
        <Phrase of={before} css={styles.old} />
      </chakra.span>
      <chakra.span css={styles.arrow} aria-hidden="true" />
      <chakra.span css={styles.after}>
        <chakra.span css={styles.when}>{words.after} </chakra.span>
        <Phrase of={after} css={styles.now} />
      </chakra.span>
    </chakra.dd>
  );
}
