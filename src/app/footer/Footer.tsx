import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { Words } from '../../blocks/shared/Words.tsx';
import type { RichText } from '../../model/text.ts';
import { Brand } from '../header/Brand.tsx';
import { FooterColumn } from './FooterColumn.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterProfiles } from './FooterProfiles.tsx';
import { footerStyles } from './footer.styles.ts';

/** The foot of every page. Without a `footer:` in site.yaml it names the site and the ways to reach it. */
export function Footer(): ReactElement {
  const { site } = useFrame();
  const container = useRecipe({ key: 'container' });
  const { description, columns = [], copyright, note } = site.footer ?? {};
  return (
    <chakra.footer css={footerStyles}>
      <chakra.div css={container()}>
        <div className="top">
          <div className="about">
            <Brand />
            {description === undefined ? null : <Paragraphs of={description} />}
            <FooterContact />
            <FooterProfiles />
          </div>
          {columns.map((column, index) => (
            <FooterColumn key={index} column={column} />
          ))}
        </div>
        {copyright === undefined && note === undefined ? null : (
          <div className="end">
            {copyright === undefined ? null : (
              <p>
                <Words of={copyright} />
              </p>
            )}
            {note === undefined ? null : (
              <div>
                <Paragraphs of={note} />
              </div>
            )}
          </div>
        )}
      </chakra.div>
    </chakra.footer>
  );
}

function Paragraphs({ of: paragraphs }: { readonly of: RichText }): ReactElement {
  return (
    <>
      {paragraphs.map((text, index) => (
        <p key={index}>
          <Words of={text} />
        </p>
      ))}
    </>
  );
}
