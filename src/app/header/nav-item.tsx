import { Fragment, type ReactElement } from 'react';
import { useWords } from '../../blocks/shared/context.tsx';
import { Words } from '../../blocks/shared/Words.tsx';
import type { SiteFrame } from '../../model/generated/resolved.ts';

/** An entry of the menu, as site.yaml has it. */
export type NavItem = NonNullable<NonNullable<SiteFrame['nav']>['items']>[number];

type Props = {
  readonly item: NavItem;
};

/** The words on the link to the entry's own page. */
export function AllLabel({ item }: Props): ReactElement {
  const { all } = useWords();
  if (item.allLabel !== undefined) return <Words of={item.allLabel} />;
  return (
    <>
      {all.split('{label}').map((words, index) => (
        <Fragment key={index}>
          {index > 0 && <Words of={item.label} />}
          {words}
        </Fragment>
      ))}
    </>
  );
}

/** The sentence at the foot of a sub-menu. A note of several paragraphs flows in one line there. */
export function NoteLine({ item }: Props): ReactElement | null {
  if (item.note === undefined) return null;
  return (
    <span>
      {item.note.map((paragraph, index) => (
        <Words key={index} of={paragraph} />
      ))}
    </span>
  );
}
