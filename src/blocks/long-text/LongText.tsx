import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ProseHeading } from '../../model/prose.ts';
import { chakra } from '../shared/chakra.tsx';
import { usePlace, useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { ProseBox } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { Tagline, Title } from '../shared/Title.tsx';
import { Body, plainWords } from './Body.tsx';
import { longTextRecipe } from './long-text.recipe.ts';

/** A list of fewer headings helps nobody. */
const FEWEST = 2;

/** A text to be read at length: an article, a guide, terms of use. */
export default function LongText({
  tagline,
  title,
  description,
  body,
  contents,
  background,
}: BlockProps<'long-text'>): ReactElement {
  const headings = contents === true ? headingsOf(body) : [];
  const hasContents = headings.length >= FEWEST;
  const styles = useStyles(longTextRecipe, { contents: hasContents, opens: usePlace().titleLevel === 1 });
  return (
    <Section background={background}>
      {(tagline !== undefined || title !== undefined || description !== undefined) && (
        <chakra.div css={styles.head}>
          {tagline !== undefined && <Tagline of={tagline} />}
          {title !== undefined && <Title of={title} css={styles.title} />}
          <ProseBox of={description} each={styles.description} />
        </chakra.div>
      )}
      <chakra.div css={styles.frame}>
        <chakra.div css={styles.columns}>
          {hasContents && <Contents of={headings} />}
          <Body of={body} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}

/** The headings that a list of contents names: those of the parts, and of the parts in these. */
function headingsOf({ content }: BlockProps<'long-text'>['body']): ProseHeading[] {
  return content.filter((node) => node.kind === 'heading').filter(({ depth }) => depth <= 3);
}

/** Links to the headings of a text. */
function Contents({ of: headings }: { readonly of: readonly ProseHeading[] }): ReactElement {
  const { index } = usePlace();
  const { onThisPage, onThisPagePart } = useWords();
  // A second list on the page has another name, for people who go from one to the next by name.
  const label = index === 0 ? onThisPage : fillIn(onThisPagePart, { number: index + 1 });
  const styles = useStyles(longTextRecipe);
  return (
    <chakra.nav aria-label={label} css={styles.contents} data-screen-only="">
      <chakra.p css={styles.contentsTitle}>{onThisPage}</chakra.p>
      <ul>
        {headings.map(({ id, depth, words }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`}>{plainWords(words)}</a>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}
