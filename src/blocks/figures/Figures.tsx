import type { BlockProps } from '../../model/generated/resolved.ts';
import { useWords } from '../shared/context.tsx';
import { LinkedWords, Phrase, ProseBox } from '../shared/Elements.tsx';
import { linkRecipe } from '../shared/recipes.recipe.ts';
import { ListSection } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { figuresRecipe } from './figures.recipe.ts';
import { acrossOf, widthOf } from './size.ts';

export default function Figures({ items, ...around }: BlockProps<'figures'>) {
  const words = useWords();
  const width = widthOf(items.map(({ value }) => value));
  const styles = useStyles(figuresRecipe, { width: String(width), across: acrossOf(items.length, width) });
  return (
    <ListSection {...around} of={items} as="dl" css={styles.list}>
      {({ value, label, before, after, description, source }) => (
        <chakra.div css={styles.item}>
          <Phrase as="dt" of={label} css={styles.label} />
          <Phrase as="dd" of={value} css={styles.value} />
          {before !== undefined && after !== undefined && (
            <chakra.dd css={styles.change}>
              <chakra.span css={styles.moment}>
                <chakra.span css={styles.when}>{words.before} </chakra.span>
                <Phrase of={before} css={styles.old} />
              </chakra.span>
              <chakra.span css={styles.arrow} aria-hidden="true" />
              <chakra.span css={styles.moment}>
                <chakra.span css={styles.when}>{words.after} </chakra.span>
                <Phrase of={after} css={styles.now} />
              </chakra.span>
            </chakra.dd>
          )}
          <ProseBox of={description} as="dd" each={styles.description} />
          {source !== undefined && (
            <chakra.dd css={styles.source}>
              <LinkedWords of={source.label} href={source.href} css={linkRecipe({ variant: 'underline' })} />
            </chakra.dd>
          )}
        </chakra.div>
      )}
    </ListSection>
  );
}
