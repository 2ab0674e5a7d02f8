import { Fragment, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import type { Alignment, CodePiece, ListItemOf, ListOf, PartOf, ProseCode, TableOf } from '../../../model/prose.ts';
import { useWords } from '../context.tsx';
import { fillIn } from '../fill-in.ts';
import { icons } from '../generated/icons.ts';
import { IconView } from '../IconView.tsx';
import { scrollerNamed } from '../scroller-named.ts';
import { useTakenOver } from '../takeover/held-links.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { icons as ownIcons } from './generated/icons.ts';
import type { Renderers } from './renderers.ts';

/** Places a part that long texts and passages have in common. */
export function Part<W, N>({
  of: part,
  render,
}: {
  readonly of: PartOf<W, N>;
  readonly render: Renderers<W, N>;
}): ReactElement {
  switch (part.kind) {
    case 'paragraph':
      return <p>{render.words(part.words)}</p>;
    case 'list':
      return <ItemList of={part} render={render} />;
    case 'table':
      return <DataTable of={part} render={render} />;
    case 'code':
      return <CodeBlock of={part} />;
    case 'quote':
      return <blockquote>{render.nodes(part.content)}</blockquote>;
    case 'break':
      return <hr />;
  }
}

function pieceOf(piece: CodePiece): ReactNode {
  if (typeof piece === 'string') return piece;
  const [token, text] = piece;
  return <span className={token}>{text}</span>;
}

function plainCode(lines: ProseCode['lines']): string {
  return lines.map((line) => line.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('')).join('\n');
}

/** Code, with its language above it. It scrolls by itself where a line is too long, and the keyboard reaches it for that. */
function CodeBlock({ of: { language, lines } }: { readonly of: ProseCode }): ReactElement {
  const { code, codeIn } = useWords();
  return (
    <div data-code="">
      {language !== undefined && <p>{language}</p>}
      <CopyButton text={() => plainCode(lines)} />
      <Scroller of="code" label={language === undefined ? code : fillIn(codeIn, { language })}>
        <pre>
          <code>
            {lines.map((line, index) => (
              <Fragment key={index}>
                {index > 0 && '\n'}
                {line.map((piece, at) => (
                  <Fragment key={at}>{pieceOf(piece)}</Fragment>
                ))}
              </Fragment>
            ))}
          </code>
        </pre>
      </Scroller>
    </div>
  );
}

/** Renderers long "Copied" is to be read, in milliseconds. */
const READING = 4_000;

/** Copies a text; where the clipboard is denied or not there, selects it. Says which of the two by its name among the words. */
async function copy(text: string, shown: Element | null | undefined): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return 'selected';
  }
}

/** Copies the code that it stands beside. What came of it is shown and read out. */
function CopyButton({ text }: { readonly text: () => string }): ReactElement | null {
  const words = useWords();
  const [said, say] = useState<'copied' | 'selected'>();
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => say(undefined), READING);
    return () => clearTimeout(timer);
  }, [said]);
  if (!useTakenOver()) return null;
  return (
    <div data-copy="" data-screen-only="">
      <span role="status">{said === undefined ? '' : words[said]}</span>
      <button
        type="button"
        aria-label={words.copyCode}
        onClick={({ currentTarget }) => {
          void copy(text(), currentTarget.closest('[data-code]')?.querySelector('code')).then(say);
        }}
      >
        <IconView of={ownIcons.copy} />
        {words.copy}
      </button>
    </div>
  );
}

const alignOf = (align: Alignment | undefined): { 'data-align'?: Alignment } =>
  align === undefined || align === 'start' ? {} : { 'data-align': align };

type DataTableProps<W, N> = { readonly of: TableOf<W>; readonly render: Renderers<W, N> };

/** A table that scrolls by itself where the screen is too narrow for it; the keyboard reaches it for that. */
function DataTable<W, N>({ of: { columns, rows }, render }: DataTableProps<W, N>): ReactElement {
  const { table } = useWords();
  const heads = columns.map(({ words }) => render.plain(words)).filter((head) => head !== '');
  return (
    <Scroller of="table" label={fillIn(table, { columns: heads.join(', ') })}>
      <table>
        <thead>
          <tr>
            {columns.map(({ words, align }, index) =>
              render.isEmpty(words) ? (
                <td key={index} {...alignOf(align)} />
              ) : (
                <th key={index} scope="col" {...alignOf(align)}>
                  {render.words(words)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((words, index) => (
                <td key={index} {...alignOf(columns[index]?.align)}>
                  {render.words(words)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

type ContentProps<W, N> = { readonly of: ListItemOf<N>; readonly loose: boolean; readonly render: Renderers<W, N> };

/** The words of an entry stand in a paragraph only where there is space between entries. */
function Content<W, N>({ of: { content }, loose, render }: ContentProps<W, N>): ReactElement {
  const [first, ...others] = content;
  const words = loose || first === undefined ? undefined : render.wordsOf(first);
  if (words === undefined) return <>{render.nodes(content)}</>;
  return (
    <>
      {render.words(words)}
      {render.nodes(others)}
    </>
  );
}

function Task({ done, children }: { readonly done: boolean; readonly children: ReactNode }): ReactElement {
  const words = useWords();
  return (
    <li data-task={done ? 'done' : 'open'}>
      <span>{done && <IconView of={icons.check} />}</span>
      <div>
        <VisuallyHidden>{`${done ? words.done : words.toDo} `}</VisuallyHidden>
        {children}
      </div>
    </li>
  );
}

type ItemListProps<W, N> = { readonly of: ListOf<N>; readonly render: Renderers<W, N> };

/** A list with bullets, numbers or boxes. */
export function ItemList<W, N>({ of: { ordered, start, loose, items }, render }: ItemListProps<W, N>): ReactElement {
  const entries = items.map((item, index) =>
    item.done === undefined ? (
      <li key={index}>
        <Content of={item} loose={loose} render={render} />
      </li>
    ) : (
      <Task key={index} done={item.done}>
        <Content of={item} loose={loose} render={render} />
      </Task>
    ),
  );
  return ordered ? <ol {...(start === 1 ? {} : { start })}>{entries}</ol> : <ul>{entries}</ul>;
}

type ScrollerProps = { readonly of: 'table' | 'code'; readonly label: string; readonly children: ReactNode };

/** What scrolls by itself where the screen is too narrow for it. */
function Scroller({ of, label, children }: ScrollerProps): ReactElement {
  return (
    <div data-scroll={of} {...scrollerNamed(label)}>
      {children}
    </div>
  );
}
