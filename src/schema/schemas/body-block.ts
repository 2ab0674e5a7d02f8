import { once } from '../../model/once.ts';
import { below, blockNames, schemaOf } from './schemas.ts';

/** The block that shows a long text: its own, or that of its page. */
export const bodyBlock = once((): string => {
  const name = blockNames().find((each) => below(schemaOf(`blocks/${each}`), 'body')?.kind === 'markdown');
  if (name === undefined) throw new Error('No block shows a long text.');
  return name;
});
