import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps, Link } from '../../model/generated/resolved.ts';
import { useWords } from '../shared/context.tsx';
import { Section } from '../shared/Section.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { pageLinksRecipe } from './page-links.recipe.ts';

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

const rels = { previous: 'prev', next: 'next' } as const;

type EndProps = Link & {
  readonly of: keyof typeof rels;
  readonly styles: Readonly<Record<string, SystemStyleObject>>;
};

/** The page on one side of this one. */
function End({ label, href, of, styles }: EndProps): ReactElement {
  const words = useWords();
  return (
    <StyledLink to={href} css={styles[of] ?? {}} rel={rels[of]}>
      <chakra.span css={styles.where ?? {}}>{words[of]}</chakra.span>
      <chakra.span css={styles.name ?? {}}>
        <Words of={label} />
      </chakra.span>
    </StyledLink>
  );
}

/** Where the reader may go on: the page before, the page after, and all pages that belong together. */
export default function PageLinks(props: BlockProps<'page-links'>): ReactElement {
  const { allPages, pagesTogether } = useWords();
  const { label = allPages, previous, next, items, background } = props;
  const styles = useStyles(pageLinksRecipe, {});
  return (
    <Section background={background} space="tight">
      <nav aria-label={pagesTogether}>
        <chakra.div css={styles.ends}>
          {previous !== undefined && <End {...previous} of="previous" styles={styles} />}
          {next !== undefined && <End {...next} of="next" styles={styles} />}
        </chakra.div>
        <chakra.details css={styles.all}>
          <chakra.summary css={styles.summary}>
            <Words of={label} />
          </chakra.summary>
          <chakra.div css={styles.groups}>
            {grouped(items).map(({ group, items: links }, index) => (
              <chakra.div key={index} css={styles.group}>
                {group !== undefined && (
                  <chakra.p css={styles.heading}>
                    <Words of={group} />
                  </chakra.p>
                )}
                <ul>
                  {links.map(({ label, href }, at) => (
                    <li key={at}>
                      <StyledLink to={href} css={styles.link}>
                        <Words of={label} />
                      </StyledLink>
                    </li>
                  ))}
                </ul>
              </chakra.div>
            ))}
          </chakra.div>
        </chakra.details>
      </nav>
    </Section>
  );
}
