import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import type { MapNode, Node, ScalarNode } from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import { quoted } from '../../yaml/text/quoting.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { locate } from '../texts/locate.ts';
import { isFilledLater } from './fill.ts';

/** A layout as it was meant, and what is wrong with how its fields are written. */
type Meant = { readonly node: Node; readonly findings: readonly Finding[] };

/**
 * Reads fields as they were meant that are written in other braces: `{title}` without quotes is a group of keys to YAML, and
 * `{{ page.title }}` comes from a template.
 *
 * @param known the names that can stand in braces; undefined where there may be others
 */
export function withOwnBraces(source: SourceText, node: Node, known: readonly string[] | undefined): Meant {
  if (node.kind === 'scalar') return templateIn(source, node, known) ?? { node, findings: [] };
  const bare = node.kind === 'map' ? bareField(source, node) : undefined;
  if (bare !== undefined) return bare;
  const inner = (each: Node): Meant => withOwnBraces(source, each, known);
  if (node.kind === 'list') {
    const items = node.items.map(inner);
    return {
      node: { ...node, items: items.map((item) => item.node) },
      findings: items.flatMap((item) => item.findings),
    };
  }
  const entries = node.entries.map((entry) => ({ entry, value: inner(entry.value) }));
  return {
    node: { ...node, entries: entries.map(({ entry, value }) => ({ ...entry, value: value.node })) },
    findings: entries.flatMap(({ value }) => value.findings),
  };
}

/** `{title}` in the place of a text: one key with nothing behind it. */
function bareField(source: SourceText, { entries, range }: MapNode): Meant | undefined {
  const [only, ...others] = entries;
  const written = source.text.slice(...range);
  const isBare = only?.value.kind === 'scalar' && only.value.source === '' && /^\{\s*[a-z][\w.]*\s*\}$/i.test(written);
  if (only === undefined || others.length > 0 || !isBare) return undefined;
  const value = `{${only.key}}`;
  const mistake = withEdits(finding('quote-braces', inText(source, range), { better: quoted(value) }), [
    replace(range, quoted(value)),
  ]);
  return { node: { kind: 'scalar', range, value, source: written, style: 'plain' }, findings: [mistake] };
}

/** A field in two braces, with whatever stands before its name in other templates. */
const TEMPLATE = /\{\{-?\s*(?:\w+\.)?(\w+)\s*(?:\|[^{}]*)?-?\}\}/g;

function templateIn(source: SourceText, node: ScalarNode, known: readonly string[] | undefined): Meant | undefined {
  const text = typeof node.value === 'string' ? node.value : '';
  const found = [...text.matchAll(TEMPLATE)].filter(([, name = '']) => known?.includes(name) || isFilledLater(name));
  if (found.length === 0) return undefined;
  const better = text.replace(TEMPLATE, (written, name: string) =>
    found.some(([each]) => each === written) ? `{${name}}` : written,
  );
  // Without quotes it isn't even a text to YAML, which is the same mistake.
  const isBare = node.style === 'plain' && text.startsWith('{');
  const isOneLine = node.style !== 'block' && !node.source.includes('\n');
  const findings = found.slice(0, isBare ? 1 : undefined).map(({ 0: written, 1: name = '', index }) => {
    const range = isBare ? node.range : locate(node, written, index);
    const facts = { written, why: 'two-braces', better: isBare ? quoted(better) : `{${name}}` } as const;
    const mistake = finding('shown-as-written', inText(source, range), facts);
    if (isBare)
      return { ...withEdits(mistake, [replace(range, quoted(better))]), severity: 'error' as const, covers: [range] };
    const isThere = isOneLine && source.text.slice(...range) === written;
    return isThere ? withEdits(mistake, [replace(range, `{${name}}`)]) : mistake;
  });
  return { node: { ...node, value: better }, findings };
}
