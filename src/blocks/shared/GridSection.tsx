import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions } from './Actions.tsx';
import { HeadedSection } from './SectionHead.tsx';

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
export function GridSection({ actions, styles, children, ...around }: GridSectionProps): ReactElement {
  return (
    <HeadedSection {...around}>
      <chakra.ul css={styles.grid}>{children}</chakra.ul>
      {actions !== undefined && <Actions of={actions} css={styles.actions} />}
    </HeadedSection>
  );
}
