import type { ReactNode } from 'react';
import { phoneAddress } from '../../model/address.ts';
import type { Href } from '../../model/text.ts';
import { useFrame } from './context.tsx';
import { icons } from './generated/icons.ts';
import { SmartLink } from './SmartLink.tsx';

/** Where a click on a phone number or an e-mail address leads. */
export const contactHrefs = {
  phone: (phone: string): Href => ({ kind: 'plain', href: phoneAddress(phone) }),
  email: (email: string): Href => ({ kind: 'plain', href: `mailto:${email}` }),
} as const;

/** What stands beside each. */
export const contactIcons = { phone: icons.phone, email: icons.mail, address: icons.mapPin } as const;

type ContactLinkProps = { readonly kind: keyof typeof contactIcons };

/** The site's phone number or e-mail address as a link that dials or writes, or its address in words; nothing if site.yaml has none. */
export function ContactLink({ kind }: ContactLinkProps): ReactNode {
  const value = useFrame().site.contact?.[kind];
  if (value === undefined) return null;
  return kind === 'address' ? value : <SmartLink to={contactHrefs[kind](value)}>{value}</SmartLink>;
}
