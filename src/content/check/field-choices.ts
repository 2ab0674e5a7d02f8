import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { itemsOf, type Node } from '../../yaml/syntax/tree.ts';
import { placeOf, type SourceText } from '../../yaml/text/source.ts';
import { firstAndLater } from './repeated.ts';

/** The choices of a field must be different. */
export function checkChoices(source: SourceText, root: Node): Finding[] {
  return itemsOf(root, 'fields').flatMap((field) =>
    firstAndLater(itemsOf(field, 'choices')).map(({ value, first, later }) => {
      const { line } = placeOf(source, first.range);
      return finding('same-option', source, later.range, { option: value, line, isChoice: true });
    }),
  );
}
