import { once } from '../../model/once.ts';
import { below, builderSchemas } from './schemas.ts';

/** The block that shows a long text: its own, or that of its page. */
export const bodyBlock = once((): string => {
  const [file] = [...builderSchemas()].find(([, schema]) => below(schema, 'body')?.kind === 'markdown') ?? [];
  const [, name] = /^blocks\/(.+)\.schema\.json$/.exec(file ?? '') ?? [];
  if (name === undefined) throw new Error('No block shows a long text.');
  return name;
});
