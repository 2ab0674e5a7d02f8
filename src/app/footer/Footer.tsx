import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { Prose } from '../../blocks/shared/Prose.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { Words } from '../../blocks/shared/Words.tsx';
import { Brand } from '../header/Brand.tsx';
import { FooterColumn } from './FooterColumn.tsx';
import { FooterContact } from './FooterContact.tsx';
import { footerRecipe } from './footer.recipe.ts';

/** The foot of every page. Without a `footer:` in site.yaml it names the site and the ways to reach it. */
export function Footer(): ReactElement {
  const { site } = useFrame();
  const styles = useStyles(footerRecipe);
  const container = useRecipe({ key: 'container' });
  const { description, columns = [], copyright, note } = site.footer ?? {};
  return (
    <chakra.footer css={styles.root}>
      <chakra.div css={container()}>
        <chakra.div css={styles.top}>
          <chakra.div css={styles.about}>
            <Brand />
            {description === undefined ? null : <Prose of={description} css={styles.description} />}
            <FooterContact />
          </chakra.div>
          {columns.map((column, index) => (
            <FooterColumn key={index} column={column} />
          ))}
        </chakra.div>
        {copyright === undefined && note === undefined ? null : (
          <chakra.div css={styles.end}>
            {copyright === undefined ? null : (
              <p>
                <Words of={copyright} />
              </p>
            )}
            {note === undefined ? null : (
              <div>
                <Prose of={note} css={{}} />
              </div>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.footer>
  );
}
