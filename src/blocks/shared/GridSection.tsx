import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions } from './Actions.tsx';
import { ItemList } from './ItemList.tsx';
import { HeadedSection } from './Section.tsx';
import type { Css } from './styles.ts';

type GridSectionProps<Item> = Pick<
  BlockProps<'card-grid'>,
  'tagline' | 'title' | 'description' | 'actions' | 'background'
> & {
  /** Of the block's own recipe. */
  readonly styles: { readonly grid: Css; readonly actions: Css };
  readonly items: readonly Item[];
  /** One card: `<li>`. */
  readonly children: (item: Item, index: number) => ReactElement;
};

/** What stands around cards side by side: a heading above them, links below. */
export function GridSection<Item>({
  actions,
  items,
  styles,
  children,
  ...around
}: GridSectionProps<Item>): ReactElement {
  return (
    <HeadedSection {...around}>
      <ItemList of={items} css={styles.grid}>
        {children}
      </ItemList>
      {actions !== undefined && <Actions of={actions} css={styles.actions} />}
    </HeadedSection>
  );
}
