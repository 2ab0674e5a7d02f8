import type { ReactElement } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { ErrorView } from './ErrorView.tsx';
import { NearestPages } from './NearestPages.tsx';

/** The router's fallback screen, as it stands where there is no page: the specification's title, status and text. */
export function NotFoundScreen(): ReactElement {
  const { site, words } = useFrame();
  const { description = [words.notFoundDescription] } = site.notFound ?? {};
  return (
    <ErrorView
      status={
        <>
          <strong>404</strong> {words.notFoundStatus}
        </>
      }
      description={description}
    >
      <NearestPages />
    </ErrorView>
  );
}
