import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { Alignment, CodePiece, ProseCode, ProseNode, ProsePart, ProseTable } from '../../../model/prose.ts';
import { plainText } from '../../../model/text.ts';
import { fillIn, useWords } from '../context.tsx';
import { IconView, Paragraph, Phrase, scrollerNamed, VisuallyHidden, Words } from '../Elements.tsx';
import { useTakenOver } from '../takeover/held-links.ts';
import { icons } from './generated/icons.ts';

export type Nodes = (nodes: readonly ProseNode[]) => ReactNode;

type PartProps<Kind extends ProsePart['kind']> = {
  readonly of: Extract<ProsePart, { readonly kind: Kind }>;
  readonly nodes: Nodes;
};

export function Part({ of: part, nodes }: PartProps<ProsePart['kind']>) {
  switch (part.kind) {
    case 'paragraph':
      return <Paragraph of={part.words} />;
    case 'list':
      return <ItemList of={part} nodes={nodes} />;
    case 'table':
      return <DataTable {...part} />;
    case 'code':
      return <CodeBlock {...part} />;
    case 'quote':
      return <blockquote>{nodes(part.content)}</blockquote>;
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
function CodeBlock({ language, lines }: ProseCode) {
  const { code, codeIn } = useWords();
  return (
    <div data-code="">
      {language !== undefined && <p>{language}</p>}
      <CopyButton text={() => plainCode(lines)} />
      <div data-scroll="code" {...scrollerNamed(language === undefined ? code : fillIn(codeIn, { language }))}>
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
      </div>
    </div>
  );
}

/** So long "Copied" is to be read, in milliseconds. */
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
function CopyButton({ text }: { readonly text: () => string }) {
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
        <IconView of={icons.copy} />
        {words.copy}
      </button>
    </div>
  );
}

const alignOf = (align: Alignment | undefined): { 'data-align'?: Alignment } =>
  align === undefined || align === 'start' ? {} : { 'data-align': align };

/** A table that scrolls by itself where the screen is too narrow for it; the keyboard reaches it for that. */
function DataTable({ columns, rows }: ProseTable) {
  const { table } = useWords();
  const heads = columns.map(({ words }) => plainText(words)).filter((head) => head !== '');
  return (
    <div data-scroll="table" {...scrollerNamed(fillIn(table, { columns: heads.join(', ') }))}>
      <table>
        <thead>
          <tr>
            {columns.map(({ words, align }, index) =>
              words.length === 0 ? (
                <td key={index} {...alignOf(align)} />
              ) : (
                <Phrase key={index} as="th" scope="col" of={words} {...alignOf(align)} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((words, index) => (
                <Phrase key={index} as="td" of={words} {...alignOf(columns[index]?.align)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Task({ done, children }: { readonly done: boolean; readonly children: ReactNode }) {
  const words = useWords();
  return (
    <li data-task={done ? 'done' : 'open'}>
      <span>{done && <IconView of="check" />}</span>
      <div>
        <VisuallyHidden>{`${done ? words.done : words.toDo} `}</VisuallyHidden>
        {children}
      </div>
    </li>
  );
}

/** A list with bullets, numbers or boxes. The words of an entry stand in a paragraph only where there is space between entries. */
function ItemList({ of: { ordered, start, loose, items }, nodes }: PartProps<'list'>) {
  const entries = items.map(({ done, content }, index) => {
    const [first, ...others] = content;
    const shown =
      loose || first?.kind !== 'paragraph' ? (
        nodes(content)
      ) : (
        <>
          <Words of={first.words} />
          {nodes(others)}
        </>
      );
    return done === undefined ? (
      <li key={index}>{shown}</li>
    ) : (
      <Task key={index} done={done}>
        {shown}
      </Task>
    );
  });
  return ordered ? <ol {...(start === 1 ? {} : { start })}>{entries}</ol> : <ul>{entries}</ul>;
}
