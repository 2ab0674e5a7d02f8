import type { FormField } from '../shared/mail-form/Field.tsx';

/** The fields of a form that names none. */
export const defaultFields: readonly FormField[] = [
  { name: 'first_name', label: 'First name', required: true, autocomplete: 'given-name' },
  { name: 'last_name', label: 'Last name', required: true, autocomplete: 'family-name' },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: true,
    autocomplete: 'email',
    placeholder: 'name@company.com',
  },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
  { name: 'company', label: 'Company', autocomplete: 'organization' },
  { name: 'subject', label: 'Subject', required: true, placeholder: 'What is it about?' },
  {
    name: 'message',
    label: 'Message',
    type: 'textarea',
    required: true,
    placeholder: 'Where you are now, where you want to be, and by when.',
  },
];
