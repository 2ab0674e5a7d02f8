import type { ReactElement, ReactNode } from 'react';
import type { SiteFrame } from '../../model/generated/resolved.ts';
import type { Icon } from '../../model/media.ts';
import { chakra } from '../shared/chakra.tsx';
import { mailHref, phoneHref } from '../shared/contact-hrefs.ts';
import { useWords } from '../shared/context.tsx';
import { icons } from '../shared/generated/icons.ts';
import { IconTile } from '../shared/IconView.tsx';
import { SmartLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { contactFormRecipe } from './contact-form.recipe.ts';

type DetailProps = { readonly icon: Icon; readonly term: string; readonly children: ReactNode };

function Detail({ icon, term, children }: DetailProps): ReactElement {
  const styles = useStyles(contactFormRecipe);
  return (
    <chakra.li css={styles.detail}>
      <IconTile of={icon} />
      <div>
        <chakra.p css={styles.term}>{term}</chakra.p>
        <chakra.div css={styles.value}>{children}</chakra.div>
      </div>
    </chakra.li>
  );
}

/** Phone, e-mail, address and profiles, each with an icon. */
export function Details({ of: contact }: { readonly of: NonNullable<SiteFrame['contact']> }): ReactElement {
  const styles = useStyles(contactFormRecipe);
  const words = useWords();
  const { phone, email, address, profiles } = contact;
  return (
    <chakra.ul css={styles.details}>
      {phone !== undefined && (
        <Detail icon={icons.phone} term={words.phone}>
          <SmartLink to={phoneHref(phone)}>{phone}</SmartLink>
        </Detail>
      )}
      {email !== undefined && (
        <Detail icon={icons.mail} term={words.email}>
          <SmartLink to={mailHref(email)}>{email}</SmartLink>
        </Detail>
      )}
      {address !== undefined && (
        <Detail icon={icons.mapPin} term={words.address}>
          {address}
        </Detail>
      )}
      {profiles !== undefined && (
        <Detail icon={icons.people} term={words.professionalNetwork}>
          {profiles.map(({ label, href }) => (
            <div key={href.href}>
              <SmartLink to={href}>
                <Words of={label} />
              </SmartLink>
            </div>
          ))}
        </Detail>
      )}
    </chakra.ul>
  );
}
