import type { ReactElement } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { ErrorView } from './ErrorView.tsx';
import { NearestPages } from './NearestPages.tsx';

const defaultDescription = [
  'There is no page at this address. It may have moved, or the address may have a slip in it.',
];

/** The router's fallback screen, as it stands where there is no page: the specification's title, status and text. */
export function NotFoundScreen(): ReactElement {
  const { description = defaultDescription } = useFrame().site.notFound ?? {};
  return (
    <ErrorView
      status={
        <>
          <strong>404</strong> Not Found
        </>
      }
      description={description}
    >
      <NearestPages />
    </ErrorView>
  );
}
