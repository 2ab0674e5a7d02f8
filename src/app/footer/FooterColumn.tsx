import type { ReactElement } from 'react';
import { plainText } from '../../blocks/shared/plain-text.ts';
import { SmartLink } from '../../blocks/shared/SmartLink.tsx';
import { Words } from '../../blocks/shared/Words.tsx';
import type { SiteFrame } from '../../model/generated/resolved.ts';
import { useCurrent } from '../header/use-current.ts';

type Props = {
  readonly column: NonNullable<NonNullable<SiteFrame['footer']>['columns']>[number];
};

/** One list of links in the footer, under its heading. */
export function FooterColumn({ column }: Props): ReactElement {
  const current = useCurrent();
  return (
    <nav aria-label={plainText(column.title)} data-screen-only="">
      <h2>
        <Words of={column.title} />
      </h2>
      <ul>
        {column.items.map((link, index) => (
          <li key={index}>
            <SmartLink to={link.href} aria-current={current.page(link.href)}>
              <Words of={link.label} />
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
