import { findKinds } from '../../schema/schemas/find-kinds.ts';
import { blockNames, schemaOf } from '../../schema/schemas/schemas.ts';
import type { SiteFacts } from '../../schema/schemas/site-facts.ts';
import { validateKind } from '../../schema/validate.ts';
import { type Finding, severityOf } from '../../yaml/findings/finding.ts';
import { itemsOf, type Node, textOf } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { checkByItself } from '../check/check.ts';
import type { Content, Value } from '../check/contents.ts';
import { checkChoices, checkColumns, checkExamples, checkFieldNames } from '../check/rules/kinds.ts';
import { declarationIn, type EntryKind, type EntryKinds, kindOf, ownKinds, unsoundKind } from '../entries/kinds.ts';
import { checkLayout } from '../entries/layout.ts';
import type { ReadText } from '../files/read.ts';
import { heldAgainst } from './held.ts';
import type { Held, LoadedFile } from './load-file.ts';
import { soundPart } from './sound-part.ts';

/** A file in kinds/, and the kind that it declares. */
export type LoadedKind = { readonly loaded: LoadedFile; readonly kind: EntryKind };

/** What the files in kinds/ declare, and the kinds of pages that a site has with them. */
export type DeclaredKinds = { readonly declared: readonly LoadedKind[]; readonly kinds: EntryKinds };

/** The kinds of a site: ours, and those that it declares. */
export function kindsWith(declared: readonly LoadedKind[]): DeclaredKinds {
  return { declared, kinds: new Map([...ownKinds(), ...declared.map(({ kind }) => [kind.name, kind] as const)]) };
}

type KindText = ReadText & { readonly file: string; readonly hash: string | undefined };

/** The declaration of a kind. @param name of the kind */
export function loadKind({ file, source, text, hash }: KindText, name: string, site: SiteFacts): LoadedKind {
  if ('code' in source) {
    const loaded = { file, content: undefined, findings: [source], text, source: undefined };
    return { loaded, kind: unsoundKind(name) };
  }
  const { held, kind } = declared(source, name, site);
  return { loaded: { ...held, text, source, hash }, kind };
}

/** What a text declares, and everything that is wrong with it. @param name of the kind */
function declared(
  source: SourceText,
  name: string,
  site: SiteFacts,
): { readonly held: Held; readonly kind: EntryKind } {
  const held = heldAgainst(source, {
    shapeOf: (root) => shapeOf(source, root, site),
    contentOf: (root, masks) => ({
      sort: 'kind',
      source,
      masks,
      root,
      route: undefined,
      draft: false,
      values: valuesOf(root),
    }),
    check: checkByItself,
  });
  const { content, findings } = held;
  const declaration = declarationIn(content?.root);
  const isSound = declaration !== undefined && !findings.some((each) => severityOf(each) === 'error');
  return { held, kind: isSound ? kindOf(name, declaration) : unsoundKind(name, soundPart(content?.root, held)) };
}

/** What is wrong with the form of a declaration. Its layout is held against the fields without mistakes. */
function shapeOf(source: SourceText, root: Node | undefined, site: SiteFacts): Finding[] {
  const shape = validateKind(source, root, site);
  if (root?.kind !== 'map') return shape;
  const named = [...shape, ...checkFieldNames(source, root), ...checkChoices(source, root)];
  const sound = soundPart(root, { findings: named });
  return [
    ...named,
    ...checkExamples(source, root, sound.fields),
    ...checkColumns(source, root, sound),
    ...checkLayout(source, root, sound),
  ];
}

function valuesOf(root: Node): Content['values'] {
  const blocks = itemsOf(root, 'layout').flatMap((block) => {
    const type = textOf(block, 'type');
    return type === undefined || !blockNames().includes(type) ? [] : findKinds(schemaOf(`blocks/${type}`), block);
  });
  return [...findKinds(schemaOf('kind'), root), ...blocks].filter(({ kind, node }) => !isFilledIn(kind, node));
}

/** Whether a value is known only when a page fills it in. Words around a field are words, a part of an address or a name is none. */
function isFilledIn(kind: Value['kind'], node: Node): boolean {
  const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
  const isAddress = ['href', 'file', 'imagePath', 'icon', 'embed'].includes(kind);
  return /^\{[^{}]*\}$/.test(text) || (isAddress && (/[{}]/.test(text) || text.startsWith('#')));
}
