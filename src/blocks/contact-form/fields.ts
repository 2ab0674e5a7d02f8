import type { Words } from '../../model/generated/resolved.ts';
import type { FormField } from '../shared/mail-form/Field.tsx';

/** The fields of a form that names none. */
export function usualFields(words: Words): readonly FormField[] {
  return [
    { name: 'first_name', label: words.firstName, required: true, autocomplete: 'given-name' },
    { name: 'last_name', label: words.lastName, required: true, autocomplete: 'family-name' },
    {
      name: 'email',
      label: words.email,
      type: 'email',
      required: true,
      autocomplete: 'email',
      placeholder: words.emailExample,
    },
    { name: 'phone', label: words.phone, type: 'tel', autocomplete: 'tel' },
    { name: 'company', label: words.company, autocomplete: 'organization' },
    { name: 'subject', label: words.subject, required: true, placeholder: words.subjectExample },
    { name: 'message', label: words.message, type: 'textarea', required: true, placeholder: words.messageExample },
  ];
}
