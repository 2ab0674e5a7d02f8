import type { ReactElement } from 'react';
import { libraryVersion } from './sending/library.ts';
import type { MailAccount } from './sending/post.ts';

/** What EmailJS needs besides the message, in the order of its library: for browsers without script. */
export function AccountFields({ serviceId, templateId, publicKey }: MailAccount): ReactElement {
  return (
    <>
      <input type="hidden" name="lib_version" value={libraryVersion} />
      <input type="hidden" name="service_id" value={serviceId} />
      <input type="hidden" name="template_id" value={templateId} />
      <input type="hidden" name="user_id" value={publicKey} />
    </>
  );
}
