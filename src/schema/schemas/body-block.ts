import { once } from '../../model/once.ts';
import { below, builderSchemas } from './schemas.ts';

/** The block that shows a long text: its own, or that of its page. */
export const bodyBlock = once((): string => {
  const named = [...builderSchemas()].flatMap(([file, schema]) => {
    const [, name] = /^blocks\/(.+)\.schema\.json$/.exec(file) ?? [];
    return name !== undefined && below(schema, 'body')?.kind === 'markdown' ? name : [];
  });
  if (named[0] === undefined) throw new Error('No block shows a long text.');
  return named[0];
});
