import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findEach } from '../most.ts';
import { mayHideIn } from '../yaml/poison.ts';
import { placeOf } from '../yaml/source.ts';
import { itemsOf, textOf, valueAt } from '../yaml/tree.ts';
import type { Content } from './contents.ts';

/** Whether blocks of a type send what visitors write. */
export function sendsMail(type: string | undefined): boolean {
  return type === 'contact-form';
}

/** A contact form needs `email` in site.yaml to send anything. */
export function checkFormsCanSend(site: Content, pages: readonly Content[]): Diagnostic[] {
  if (valueAt(site.root, 'email') !== undefined || mayHideIn(site, ['email'])) return [];
  return pages.flatMap(({ source, root }) =>
    findEach(itemsOf(root, 'blocks'), (block) => {
      const type = valueAt(block, 'type');
      return type !== undefined && sendsMail(textOf(block, 'type'))
        ? [diagnose('form-without-email', placeOf(source, type.range))]
        : [];
    }),
  );
}
