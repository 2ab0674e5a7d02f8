import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { Actions, Prose } from '../../blocks/shared/Elements.tsx';
import { containerRecipe } from '../../blocks/shared/recipes.recipe.ts';
import { chakra, useStyles } from '../../blocks/shared/styles.ts';
import { Terraces } from '../../blocks/shared/Terraces.tsx';
import type { SharedSite } from '../../model/frame.ts';
import type { Action, Words } from '../../model/generated/resolved.ts';
import type { RichText } from '../../model/text.ts';
import { errorRecipe } from './error.recipe.ts';

/** The pages whose addresses look most like the one that was asked for, once what finds them has come: few visitors need it. */
function NearestPages() {
  const [Shown, show] = useState<ComponentType>();
  useEffect(() => {
    import('../lazy/NearestPages.tsx')
      .then((later) => show(() => later.NearestPages))
      .catch((error: unknown) => console.info('The nearest pages are not known:', error));
  }, []);
  return Shown ? <Shown /> : null;
}

type Props = {
  readonly title: ReactNode;
  readonly status: ReactNode;
  readonly description: RichText;
  readonly children?: ReactNode;
};

export function ErrorView({ title, status, description, children }: Props) {
  const { site, words } = useFrame();
  const styles = useStyles(errorRecipe);
  return (
    <chakra.section css={styles.root}>
      <Terraces flight="deepWell" />
      <chakra.div css={[containerRecipe(), styles.text]}>
        <chakra.h1 css={styles.title}>{title}</chakra.h1>
        <chakra.p css={styles.status}>{status}</chakra.p>
        <div>
          <Prose of={description} css={styles.lead} />
        </div>
        <Actions of={waysOut(site, words)} css={styles.actions} />
        {children}
        <NearestPages />
      </chakra.div>
    </chakra.section>
  );
}

function linksOf({ nav, footer }: SharedSite): readonly Action[] {
  const inMenu = (nav?.items ?? []).flatMap((item) => [item, ...(item.items ?? [])]);
  const inFooter = (footer?.columns ?? []).flatMap(({ items }) => items);
  return [...inMenu, ...inFooter].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
}

/** Where one can go from a screen that shows no page: what site.yaml names, or home and the contact page if there is one. */
function waysOut(site: SharedSite, { backHome }: Words): readonly Action[] {
  if (site.notFound?.actions !== undefined) return site.notFound.actions;
  const home: Action = { label: backHome, href: { kind: 'page', href: '/' } };
  const contact = linksOf(site).find(({ href }) => href.kind === 'page' && href.href === '/contact');
  return contact === undefined ? [home] : [home, contact];
}
