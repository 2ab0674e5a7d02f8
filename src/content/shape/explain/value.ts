import type { ErrorObject } from 'ajv/dist/2020.js';
import { diagnose, withFix } from '../../../diagnostics/diagnose.ts';
import type { Diagnostic, Edit } from '../../../diagnostics/diagnostic.ts';
import { rewriteScalar } from '../../fix/edits.ts';
import { type Node, type Path, startOf } from '../../yaml/tree.ts';
import { choiceCalled, isCertainChoice } from '../choice-words.ts';
import { languageCalled } from '../languages.ts';
import { isOnlyNearest, nearest } from '../suggest.ts';
import { type Context, isRequired, keyRange, nameOf, place, schemaAt } from './context.ts';
import { notANumber } from './numbers.ts';

/** A value of the right kind that is not possible. */
export function explainValue(context: Context, path: Path, node: Node, error: ErrorObject): Diagnostic {
  const key = nameOf(path);
  const schema = schemaAt(context, path);
  const at = place(context, startOf(node));
  const value = node.kind === 'scalar' ? String(node.value) : '';
  if (node.kind === 'scalar' && typeof node.value === 'string' && value.trim() === '') {
    return diagnose('empty-text', at, { key, required: isRequired(context, path) });
  }
  switch (error.keyword) {
    case 'minItems':
      return diagnose('empty-list', place(context, keyRange(context, path)), { key });
    case 'minimum':
    case 'maximum':
      return notANumber(context, path, node, schema);
    case 'enum': {
      const allowed = schema.enum ?? [];
      const other = choiceCalled(key, value, allowed);
      const suggestion = other ?? nearest(value, allowed);
      const mistake = diagnose('not-a-choice', at, { key, value, suggestion, allowed });
      const isSure = other === undefined ? isOnlyNearest(value, suggestion, allowed) : isCertainChoice(value);
      return isSure ? withFix(mistake, written(context, node, suggestion)) : mistake;
    }
    default: {
      const words = /^\^\(([a-z|]+)/.exec(schema.pattern ?? '')?.[1]?.split('|') ?? [];
      const language = key === 'language' ? languageCalled(value) : undefined;
      const suggestion =
        language?.code ??
        choiceCalled(key, value, words) ??
        nearest(value, words) ??
        otherSpelling(value, schema.pattern);
      const description = schema.form ?? schema.description ?? '';
      const mistake = diagnose('bad-format', at, { key, value, description, suggestion });
      const isSure =
        language?.isSure ??
        (words.includes(suggestion ?? '') ? isOnlyNearest(value, suggestion, words) : isSameAddress(value, suggestion));
      return isSure ? withFix(mistake, written(context, node, suggestion)) : mistake;
    }
  }
}

function written({ source }: Context, node: Node, value: string | undefined): readonly Edit[] | undefined {
  return node.kind === 'scalar' && value !== undefined ? rewriteScalar(source, node, value) : undefined;
}

/** `Our Team!` -> `our-team`, if that is what the pattern wants. */
function otherSpelling(value: string, pattern: string | undefined): string | undefined {
  if (pattern === undefined) return undefined;
  const path = pattern.startsWith('^/') ? pathIn(value) : value;
  const words =
    path
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const slash = value.startsWith('/') ? '/' : '';
  return [`#${value}`, path, `${slash}${words.join('-')}`, words.join('_'), `/${words.join('-')}`].find(
    (candidate) => words.length > 0 && !value.includes('..') && new RegExp(pattern).test(candidate),
  );
}

/** Of the address of a page elsewhere, or of its file, the address on this site. */
function pathIn(value: string): string {
  const path = value
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/^\/?pages\//, '/')
    .replace(/\.ya?ml$/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/+$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** An address stands on other sites and in bookmarks as it is: only the slashes around it can be guessed. */
function isSameAddress(value: string, suggestion: string | undefined): boolean {
  return !suggestion?.startsWith('/') || value.replace(/^\/+|\/+$/g, '') === suggestion.slice(1);
}
