import type { ErrorObject } from 'ajv/dist/2020.js';
import { diagnose, withFix } from '../../../diagnostics/diagnose.ts';
import type { Diagnostic, Edit } from '../../../diagnostics/diagnostic.ts';
import { redirectFromProblem } from '../../check/redirect-from.ts';
import { rewriteScalar } from '../../fix/edits.ts';
import { siteUrl } from '../../site-address.ts';
import { type Node, nodeAt, type Path, startOf, textOf } from '../../yaml/tree.ts';
import { isOnlyNearest, nearest } from '../suggest.ts';
import { type Context, isRequired, keyRange, nameOf, place, schemaAt } from './context.ts';
import { notANumber } from './numbers.ts';

/** What common words mean among our choices. */
const otherWords: Readonly<Record<string, string>> = {
  left: 'start',
  right: 'end',
  centre: 'center',
  middle: 'center',
  white: 'default',
  light: 'subtle',
};

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
      return diagnose('empty-list', place(context, keyRange(context, path)), {
        key,
        required: isRequired(context, path),
      });
    case 'minimum':
    case 'maximum':
      return notANumber(context, path, node, schema);
    case 'enum': {
      const allowed = schema.enum ?? [];
      const other = otherWords[value.toLowerCase()];
      const suggestion =
        nearest(value, allowed) ?? (other !== undefined && allowed.includes(other) ? other : undefined);
      const mistake = diagnose('not-a-choice', at, { key, value, suggestion, allowed });
      const isSure = suggestion === other || isOnlyNearest(value, suggestion, allowed);
      return isSure ? withFix(mistake, written(context, node, suggestion)) : mistake;
    }
    default: {
      if (path[0] === 'redirects' && key === 'from') {
        const url = siteUrl(textOf(context.root, 'url'));
        const to = textOf(nodeAt(context.root, path.slice(0, -1)), 'to');
        const problem = redirectFromProblem(value, { url, to });
        if (problem !== undefined) return diagnose('redirect-from', at, { from: value, ...problem });
      }
      const words = /^\^\(([a-z|]+)/.exec(schema.pattern ?? '')?.[1]?.split('|') ?? [];
      const suggestion = nearest(value, words) ?? otherSpelling(value, schema.pattern);
      const description = schema.form ?? schema.description ?? '';
      const mistake = diagnose('bad-format', at, { key, value, description, suggestion });
      const isSure = words.includes(suggestion ?? '')
        ? isOnlyNearest(value, suggestion, words)
        : isSameAddress(value, suggestion);
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
