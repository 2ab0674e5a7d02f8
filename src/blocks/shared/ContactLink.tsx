import type { ReactNode } from 'react';
import { phoneAddress } from '../../model/address.ts';
import type { PlaceNames } from '../../model/generated/resolved.ts';
import type { Href } from '../../model/text.ts';
import { useFrame } from './context.tsx';
import { SmartLink } from './Elements.tsx';

export const contactHrefs = {
  phone: (phone: string): Href => ({ kind: 'plain', href: phoneAddress(phone) }),
  email: (email: string): Href => ({ kind: 'plain', href: `mailto:${email}` }),
} as const;

export const contactIcons = { phone: 'phone', email: 'mail', address: 'mapPin' } as const;

export type ContactDetails = { readonly [Way in keyof typeof contactIcons]?: string };

type ContactLinkProps = {
  readonly kind: keyof typeof contactIcons;
  /** Those of one of the site's places; those of the whole site, if they are left out. */
  readonly of?: ContactDetails;
};

/** A phone number or an e-mail address as a link that dials or writes, or an address in words; nothing where there is none. */
export function ContactLink({ kind, of }: ContactLinkProps): ReactNode {
  const { contact } = useFrame().site;
  const value = (of ?? contact)?.[kind];
  if (value === undefined) return null;
  return kind === 'address' ? value : <SmartLink to={contactHrefs[kind](value)}>{value}</SmartLink>;
}

type Named = ContactDetails & { readonly name: string };

/** The places that are named, which the plan has written as site.yaml has them; all of them, if nothing is said. */
export const placesShown = (places: readonly Named[] = [], names: PlaceNames = 'all'): readonly Named[] =>
  names === 'all' ? places : places.filter(({ name }) => names.includes(name));
