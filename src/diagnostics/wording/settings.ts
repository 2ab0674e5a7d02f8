import { error, warning } from './entry.ts';

/** Words about ids, the contact form and the settings of site.yaml. */
export const settings = {
  'duplicate-id': error((facts: { id: string; line: number }) => ({
    message: `The id "${facts.id}" is already used on line ${facts.line}.`,
    hint: 'Give one of the two blocks another id: links could not tell them apart.',
  })),
  'reserved-id': error((facts: { id: string }) => ({
    message: `The id "${facts.id}" is used by the page itself.`,
    hint: 'Choose another id.',
  })),
  'duplicate-field': error((facts: { name: string; line: number }) => ({
    message: `The field name "${facts.name}" is already used on line ${facts.line}; only one of the two would reach you.`,
    hint: 'Give one of the two fields another name.',
  })),
  'reserved-field': error((facts: { name: string; reserved: readonly string[] }) => ({
    message: `EmailJS uses the name "${facts.name}" itself.`,
    hint: `Choose another name. Not possible are ${facts.reserved.join(', ')}.`,
  })),
  'form-without-email': warning(() => ({
    message: 'This form cannot send anything yet: site.yaml has no "email".',
    hint: 'Add email: with serviceId, templateId and publicKey of your EmailJS account to site.yaml.',
  })),
  'placeholder-key': error((facts: { key: string; value: string }) => ({
    message: `"${facts.value}" is only a stand-in for your own "${facts.key}".`,
    hint: 'Copy the real one from dashboard.emailjs.com, or the form cannot send.',
  })),
  'private-key': error(() => ({
    message: 'The private key must never be part of a web site: every visitor could read it and send in your name.',
    hint: 'Delete this line, and make a new private key at dashboard.emailjs.com if the file was ever published. Only publicKey is needed.',
  })),
  'bad-url': error((facts: { key: string; reason: string; better: string | undefined }) => ({
    message: `"${facts.key}" ${facts.reason}.`,
    hint: `Write ${facts.better ?? 'a whole address such as https://www.example.com'}.`,
  })),
};
