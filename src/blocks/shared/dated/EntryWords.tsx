import type { ReactElement, ReactNode } from 'react';
import type { Href, RichText, Text } from '../../../model/text.ts';
import { badgeRecipe } from '../recipes/surfaces.recipe.ts';
import { chakra, type Style } from '../styles.ts';
import { LinkedWords, Paragraph, Prose, TextList } from '../Words.tsx';

type EntryWordsProps = {
  readonly title: Text;
  readonly href?: Href | undefined;
  readonly below?: ReactNode;
  readonly facts?: readonly Text[] | undefined;
  readonly description?: RichText | undefined;
  readonly badge?: Text | undefined;
  readonly styles: Readonly<Record<'words' | 'title' | 'facts' | 'description' | 'badge', Style>>;
};

/** What stands beside a date or a time: the title, which is the link if it leads somewhere, facts, a few words and a label. */
export function EntryWords({ title, href, below, facts, description, badge, styles }: EntryWordsProps): ReactElement {
  return (
    <chakra.div css={styles.words}>
      <chakra.p css={styles.title}>
        <LinkedWords of={title} href={href} />
      </chakra.p>
      {below}
      <TextList of={facts} css={styles.facts} />
      <Prose of={description} css={styles.description} />
      <Paragraph of={badge} css={[badgeRecipe(), styles.badge]} />
    </chakra.div>
  );
}
