import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { chakra } from '../../blocks/shared/chakra.tsx';
import { useFrame } from '../../blocks/shared/context.tsx';
import { SmartLink } from '../../blocks/shared/SmartLink.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { pageListFile } from '../../model/address.ts';
import { nearestRecipe } from './nearest.recipe.ts';
import { type NamedRoute, nearestTo } from './nearest.ts';

/**
 * The pages whose addresses look most like the one that was asked for. The list of all addresses is fetched for this
 * alone; where it cannot be, there is no list.
 */
export function NearestPages(): ReactElement {
  const styles = useStyles(nearestRecipe);
  const { base, words } = useFrame();
  const { pathname } = useLocation();
  const [near, setNear] = useState<readonly NamedRoute[]>([]);
  useEffect(() => {
    let isStale = false;
    const find = async (): Promise<void> => {
      const found = await nearestTo(pathname, base + pageListFile);
      if (!isStale) setNear(found);
    };
    find().catch((error: unknown) => console.info('The nearest pages are not known:', error));
    return () => {
      isStale = true;
    };
  }, [pathname, base]);
  return (
    <chakra.nav css={styles.root} aria-label={words.nearestPages} hidden={near.length === 0}>
      <p>{words.nearestQuestion}</p>
      <ul>
        {near.map(([route, title]) => (
          <li key={route}>
            <SmartLink to={{ kind: 'page', href: route }}>{title}</SmartLink>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}
