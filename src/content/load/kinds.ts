import { findKinds } from '../../schema/schemas/find-kinds.ts';
import { schemaOf } from '../../schema/schemas/schemas.ts';
import type { SiteFacts } from '../../schema/schemas/site-facts.ts';
import { validateKind } from '../../schema/validate.ts';
import { type Finding, severityOf } from '../../yaml/findings/finding.ts';
import { itemsOf, type Node } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import type { Content, Value } from '../check/contents.ts';
import { checkChoices, checkColumns, checkExamples, checkFieldNames } from '../check/rules/kinds.ts';
import { declarationIn, type EntryKind, type EntryKinds, kindOf, ownKinds, unsoundKind } from '../entries/kinds.ts';
import { checkLayout } from '../entries/layout.ts';
import { type Held, heldAgainst, type LoadedFile, loadedFrom, valuesOfBlock } from './load-file.ts';
import { soundPart } from './sound-part.ts';

/** A file in kinds/, and the kind that it declares. */
export type LoadedKind = { readonly loaded: LoadedFile; readonly kind: EntryKind };

/** What the files in kinds/ declare, and the kinds of pages that a site has with them. */
export type DeclaredKinds = { readonly declared: readonly LoadedKind[]; readonly kinds: EntryKinds };

/** The kinds of a site: ours, and those that it declares. */
export function kindsWith(declared: readonly LoadedKind[]): DeclaredKinds {
  return { declared, kinds: new Map([...ownKinds(), ...declared.map(({ kind }) => [kind.name, kind] as const)]) };
}

/** The declaration of a kind, held against its rules. @param name of the kind */
export function loadKind(file: string, read: Parameters<typeof loadedFrom>[1], { name, site }: About): LoadedKind {
  const loaded = loadedFrom(file, read, (source) => declared(source, site));
  const { content, findings } = loaded;
  const declaration = declarationIn(content?.root);
  const isSound = declaration !== undefined && !findings.some((each) => severityOf(each) === 'error');
  return { loaded, kind: isSound ? kindOf(name, declaration) : unsoundKind(name, soundPart(content?.root, loaded)) };
}

type About = { readonly name: string; readonly site: SiteFacts };

const declared = (source: SourceText, site: SiteFacts): Held =>
  heldAgainst(source, ({ root, masks }) => {
    const rest = { sort: 'kind', source, masks, route: undefined, draft: false } as const;
    return {
      shape: shapeOf(source, root, site),
      content: root?.kind === 'map' ? { ...rest, root, values: valuesOf(root) } : undefined,
    };
  });

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
  const blocks = itemsOf(root, 'layout').flatMap(valuesOfBlock);
  return [...findKinds(schemaOf('kind'), root), ...blocks].filter(({ kind, node }) => !isFilledIn(kind, node));
}

/** Whether a value is known only when a page fills it in. Words around a field are words, a part of an address or a name is none. */
function isFilledIn(kind: Value['kind'], node: Node): boolean {
  const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
  const isAddress = ['href', 'file', 'imagePath', 'icon', 'embed'].includes(kind);
  return /^\{[^{}]*\}$/.test(text) || (isAddress && (/[{}]/.test(text) || text.startsWith('#')));
}
