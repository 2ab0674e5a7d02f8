import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions } from './Actions.tsx';
import { Section } from './Section.tsx';
import { SectionHead } from './SectionHead.tsx';

type GridSectionProps = Pick<
  BlockProps<'card-grid'>,
  'tagline' | 'title' | 'description' | 'actions' | 'background'
> & {
  /** Of the block's own recipe. */
  readonly styles: { readonly grid: SystemStyleObject; readonly actions: SystemStyleObject };
  /** The cards: `<li>`. */
  readonly children: ReactNode;
};

/** What stands around cards side by side: a heading above them, links below. */
export function GridSection({
  tagline,
  title,
  description,
  actions,
  background,
  styles,
  children,
}: GridSectionProps): ReactElement {
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      <chakra.ul css={styles.grid}>{children}</chakra.ul>
      {actions !== undefined && <Actions of={actions} css={styles.actions} />}
    </Section>
  );
}
