import { phoneAddress } from '../../model/address.ts';
import type { Href } from '../../model/text.ts';

/** Where a click on a phone number leads. */
export const phoneHref = (phone: string): Href => ({ kind: 'plain', href: phoneAddress(phone) });

/** Where a click on an e-mail address leads. */
export const mailHref = (email: string): Href => ({ kind: 'plain', href: `mailto:${email}` });
