import type { ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import { taskBoxOf } from '../../content/texts/tasks.ts';
import type { ListItemOf, PartOf, TableOf } from '../../model/prose.ts';
import { highlighted } from './highlight.ts';

/** How words and nodes become those of a text. */
export type Making<W, N> = {
  readonly words: (nodes: readonly PhrasingContent[]) => W;
  readonly nodes: (nodes: readonly RootContent[]) => readonly N[];
};

/** A part that long texts and passages have in common; undefined for what isn't one, such as a heading. */
export function partOf<W, N>(node: RootContent, making: Making<W, N>): PartOf<W, N> | undefined {
  switch (node.type) {
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered === true,
        start: node.start ?? 1,
        loose: node.spread === true || node.children.some(({ spread }) => spread === true),
        items: node.children.map((item) => itemOf(item, making)),
      };
    case 'table':
      return tableOf(node, making);
    case 'code':
      return highlighted(node.value, node.lang ?? undefined);
    case 'blockquote':
      return { kind: 'quote', content: making.nodes(node.children) };
    case 'thematicBreak':
      return { kind: 'break' };
    default:
      return undefined;
  }
}

/** `- [x] done` is a task. */
function itemOf<W, N>(item: ListItem, { nodes }: Making<W, N>): ListItemOf<N> {
  const box = taskBoxOf(item);
  const [first] = item.children;
  const [text] = first?.type === 'paragraph' ? first.children : [];
  if (box === undefined || first?.type !== 'paragraph' || text?.type !== 'text')
    return { content: nodes(item.children) };
  const words = { ...first, children: [{ ...text, value: text.value.slice(box.length) }, ...first.children.slice(1)] };
  return { done: box.done, content: nodes([words, ...item.children.slice(1)]) };
}

function tableOf<W, N>({ align, children: [head, ...rows] }: Table, { words }: Making<W, N>): TableOf<W> {
  const columns = (head?.children ?? []).map(({ children }, index) => ({
    words: words(children),
    align: ({ center: 'center', right: 'end', left: 'start' } as const)[align?.[index] ?? 'left'],
  }));
  return {
    kind: 'table',
    columns,
    rows: rows.map(({ children }) => columns.map((_, index) => words(children[index]?.children ?? []))),
  };
}
