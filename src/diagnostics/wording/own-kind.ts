import { asTyped } from '../as-typed.ts';

/** How to make a kind of page. @param name what somebody called it */
export function ownKind(name: string): string {
  const example = /^[a-z][a-z0-9-]*$/.test(name) ? name : 'recipe';
  return `For a kind of your own, run ${asTyped(`new kind ${example}`)}.`;
}
