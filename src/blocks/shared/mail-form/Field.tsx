import type { ReactElement } from 'react';
import type { BlockProps } from '../../../model/generated/resolved.ts';
import { usePlace } from '../context.tsx';
import { BoxField } from './BoxField.tsx';
import { RadioField } from './RadioField.tsx';
import { TickField } from './TickField.tsx';

/** One field of a form, as an author writes it. */
export type FormField = NonNullable<BlockProps<'contact-form'>['fields']>[number];

export type FieldProps = FormField & {
  /** While the message is on its way, so that nothing is filled in that would not be sent. */
  readonly isLocked: boolean;
};

/** A field that knows its id on the page. */
export type PlacedFieldProps = FieldProps & { readonly id: string };

/** One field, with its label. */
export function Field(field: FieldProps): ReactElement {
  const { id: block } = usePlace();
  const placed = { ...field, id: `${block}-${field.name}` };
  switch (field.type) {
    case 'radio':
      return <RadioField {...placed} />;
    case 'checkbox':
      return <TickField {...placed} />;
    default:
      return <BoxField {...placed} />;
  }
}
