import type { ReactElement } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { glyphs } from '../../blocks/shared/glyphs.ts';
import { IconView } from '../../blocks/shared/IconView.tsx';
import { ContactLink } from '../ContactLink.tsx';

/** The ways to reach the site's owner that site.yaml names. */
export function FooterContact(): ReactElement | null {
  const { contact } = useFrame().site;
  if (contact?.email === undefined && contact?.phone === undefined && contact?.address === undefined) return null;
  return (
    <ul>
      {contact.email === undefined ? null : (
        <li>
          <IconView of={glyphs.mail} />
          <ContactLink kind="email" />
        </li>
      )}
      {contact.phone === undefined ? null : (
        <li>
          <IconView of={glyphs.phone} />
          <ContactLink kind="phone" />
        </li>
      )}
      {contact.address === undefined ? null : (
        <li>
          <IconView of={glyphs.mapPin} />
          {contact.address}
        </li>
      )}
    </ul>
  );
}
