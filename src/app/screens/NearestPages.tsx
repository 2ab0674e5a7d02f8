import { type ComponentType, type ReactElement, useEffect, useState } from 'react';

/** The pages whose addresses look most like the one that was asked for, once what finds them has come: few visitors need it. */
export function NearestPages(): ReactElement | null {
  const [Shown, show] = useState<ComponentType>();
  useEffect(() => {
    import('../lazy/NearestPages.tsx')
      .then((later) => show(() => later.NearestPages))
      .catch((error: unknown) => console.info('The nearest pages are not known:', error));
  }, []);
  return Shown ? <Shown /> : null;
}
