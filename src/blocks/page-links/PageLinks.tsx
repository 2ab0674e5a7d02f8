import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { plainText } from '../../model/text.ts';
import { useRoute, useWords } from '../shared/context.tsx';
import { IconView, Paragraph, Phrase, StyledLink, Words } from '../shared/Elements.tsx';
import { ItemList, Section } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { pageLinksRecipe } from './page-links.recipe.ts';

const ends = ['previous', 'next'] as const;
const rels = { previous: 'prev', next: 'next' } as const;

/** Where the reader may go on: the page before, the page after, and all pages that belong together in a list that opens. */
export default function PageLinks(props: BlockProps<'page-links'>) {
  const words = useWords();
  const here = useRoute();
  const { variant = 'all', label = words.allPages, items, background } = props;
  const styles = useStyles(pageLinksRecipe, { variant });
  const allPages = variant !== 'neighbours' && (
    <chakra.details css={styles.all}>
      <chakra.summary css={styles.summary}>
        <Words of={label} />
        <IconView of="chevronRight" css={styles.sign} />
      </chakra.summary>
      <chakra.div css={styles.groups}>
        {grouped(items).map(({ group, items: links }, index) => (
          <chakra.div key={index} css={styles.group}>
            <Paragraph of={group} css={styles.heading} />
            <ItemList of={links}>
              {({ label, href }) => (
                <li>
                  <StyledLink to={href} css={styles.link} aria-current={href.href === here ? 'page' : undefined}>
                    <Words of={label} />
                  </StyledLink>
                </li>
              )}
            </ItemList>
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.details>
  );
  return (
    <Section background={background} space="tight">
      {variant === 'side-menu' ? (
        <chakra.nav aria-label={plainText(label)} css={styles.menu} data-screen-only="">
          {allPages}
        </chakra.nav>
      ) : (
        <nav aria-label={words.pagesTogether}>
          <chakra.div css={styles.ends}>
            {ends.map((end) => {
              const link = props[end];
              return (
                link && (
                  <StyledLink key={end} to={link.href} css={styles[end]} rel={rels[end]}>
                    <chakra.span css={styles.where}>{words[end]}</chakra.span>
                    <Phrase of={link.label} css={styles.name} />
                  </StyledLink>
                )
              );
            })}
          </chakra.div>
          {allPages}
        </nav>
      )}
    </Section>
  );
}

type Item = ItemOf<'page-links'>;

function grouped(items: readonly Item[]): { readonly group: Item['group']; readonly items: readonly Item[] }[] {
  const groups: { group: Item['group']; items: Item[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last !== undefined && JSON.stringify(last.group) === JSON.stringify(item.group)) last.items.push(item);
    else groups.push({ group: item.group, items: [item] });
  }
  return groups;
}
