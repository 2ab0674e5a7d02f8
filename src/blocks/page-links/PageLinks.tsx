import type { ReactElement } from 'react';
import type { BlockProps, Link } from '../../model/generated/resolved.ts';
import { plainText } from '../../model/plain-text.ts';
import type { Text } from '../../model/text.ts';
import { chakra } from '../shared/chakra.tsx';
import { useRoute, useWords } from '../shared/context.tsx';
import { icons } from '../shared/generated/icons.ts';
import { IconView } from '../shared/IconView.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { Section } from '../shared/Section.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Paragraph, Phrase, Words } from '../shared/Words.tsx';
import { type PageLinksStyles, pageLinksRecipe } from './page-links.recipe.ts';

const rels = { previous: 'prev', next: 'next' } as const;

type EndProps = Link & {
  readonly of: keyof typeof rels;
  readonly styles: PageLinksStyles;
};

/** The page on one side of this one. */
function End({ label, href, of, styles }: EndProps): ReactElement {
  const words = useWords();
  return (
    <StyledLink to={href} css={styles[of]} rel={rels[of]}>
      <chakra.span css={styles.where}>{words[of]}</chakra.span>
      <Phrase of={label} css={styles.name} />
    </StyledLink>
  );
}

/** Where the reader may go on: the page before, the page after, and all pages that belong together. */
export default function PageLinks(props: BlockProps<'page-links'>): ReactElement {
  const { allPages, pagesTogether } = useWords();
  const { variant = 'all', label = allPages, previous, next, items, background } = props;
  const styles = useStyles(pageLinksRecipe, { variant });
  if (variant === 'side-menu') {
    return (
      <Section background={background} space="tight">
        <chakra.nav aria-label={plainText(label)} css={styles.menu} data-screen-only="">
          <AllPages label={label} items={items} styles={styles} />
        </chakra.nav>
      </Section>
    );
  }
  return (
    <Section background={background} space="tight">
      <nav aria-label={pagesTogether}>
        <chakra.div css={styles.ends}>
          {previous !== undefined && <End {...previous} of="previous" styles={styles} />}
          {next !== undefined && <End {...next} of="next" styles={styles} />}
        </chakra.div>
        {variant === 'all' && <AllPages label={label} items={items} styles={styles} />}
      </nav>
    </Section>
  );
}

type Item = BlockProps<'page-links'>['items'][number];

/** Entries that follow each other and have the same group, under its heading. */
function grouped(items: readonly Item[]): { readonly group: Item['group']; readonly items: readonly Item[] }[] {
  const groups: { group: Item['group']; items: Item[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last !== undefined && JSON.stringify(last.group) === JSON.stringify(item.group)) last.items.push(item);
    else groups.push({ group: item.group, items: [item] });
  }
  return groups;
}

type AllPagesProps = { readonly label: Text; readonly items: readonly Item[]; readonly styles: PageLinksStyles };

/** A list of pages that opens. The page that is shown is marked. */
function AllPages({ label, items, styles }: AllPagesProps): ReactElement {
  const here = useRoute();
  return (
    <chakra.details css={styles.all}>
      <chakra.summary css={styles.summary}>
        <Words of={label} />
        <IconView of={icons.chevronRight} css={styles.sign} />
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
}
