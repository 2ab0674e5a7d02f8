import type { ReactElement } from 'react';
import { Words } from '../../blocks/shared/Words.tsx';
import type { NotFoundPlan } from '../../model/screen.ts';
import { ErrorView } from './ErrorView.tsx';
import { NearestPages } from './NearestPages.tsx';

/** What stands where there is no page. */
export function NotFoundScreen({ title, status, description }: NotFoundPlan): ReactElement {
  return (
    <ErrorView
      title={<Words of={title} />}
      status={
        <>
          <strong>404</strong> {status}
        </>
      }
      description={description}
    >
      <NearestPages />
    </ErrorView>
  );
}
