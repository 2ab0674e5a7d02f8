import type { ReactElement } from 'react';
import { mailHref, phoneHref } from '../blocks/shared/contact-hrefs.ts';
import { useFrame } from '../blocks/shared/context.tsx';
import { SmartLink } from '../blocks/shared/SmartLink.tsx';

const hrefs = { phone: phoneHref, email: mailHref } as const;

type Props = {
  readonly kind: 'phone' | 'email';
};

/** The site's phone number or e-mail address as a link that dials or writes; nothing if site.yaml has none. */
export function ContactLink({ kind }: Props): ReactElement | null {
  const value = useFrame().site.contact?.[kind];
  if (value === undefined) return null;
  return <SmartLink to={hrefs[kind](value)}>{value}</SmartLink>;
}
