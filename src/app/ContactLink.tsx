import type { ReactElement } from 'react';
import { useFrame } from '../blocks/shared/context.tsx';

type Props = {
  readonly kind: 'phone' | 'email';
};

/** The site's phone number or e-mail address as a link that dials or writes; nothing if site.yaml has none. */
export function ContactLink({ kind }: Props): ReactElement | null {
  const value = useFrame().site.contact?.[kind];
  if (value === undefined) return null;
  return <a href={kind === 'phone' ? `tel:${value.replace(/[^+\d]/g, '')}` : `mailto:${value}`}>{value}</a>;
}
