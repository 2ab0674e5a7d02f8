import { withoutEndSlashes } from '../../../model/address.ts';
import type { BlockProps, SiteFrame } from '../../../model/generated/resolved.ts';
import { useFrame } from '../context.tsx';

export type MailAccount = NonNullable<SiteFrame['email']>;

export type Destination =
  | { readonly kind: 'account'; readonly account: MailAccount }
  | { readonly kind: 'service'; readonly action: string };

type OwnWay = Pick<BlockProps<'contact-form'>, 'action' | 'serviceId' | 'templateId'>;

/** Where a form is sent, by what it says itself and by the settings of the site; undefined while nobody has said it. */
export function useDestination(own: OwnWay): Destination | undefined {
  const { email, forms } = useFrame().site;
  const action = own.action ?? forms?.action;
  if (action !== undefined) return { kind: 'service', action };
  if (email === undefined) return undefined;
  const { serviceId = email.serviceId, templateId = email.templateId } = own;
  return { kind: 'account', account: { ...email, serviceId, templateId } };
}

/** The address that a form is posted to. An account without an origin of its own is at EmailJS, with an empty one at the server of the page. */
export function actionOf(to: Destination): string {
  if (to.kind === 'service') return to.action;
  const { origin = 'https://api.emailjs.com' } = to.account;
  return `${withoutEndSlashes(origin)}/api/v1.0/email/send-form`;
}
