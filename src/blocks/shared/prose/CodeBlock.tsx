import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { CodePiece, ProseCode } from '../../../model/prose.ts';
import { useWords } from '../context.tsx';
import { fillIn } from '../fill-in.ts';
import { CopyButton } from './CopyButton.tsx';
import { Scroller } from './Scroller.tsx';

function pieceOf(piece: CodePiece): ReactNode {
  if (typeof piece === 'string') return piece;
  const [token, text] = piece;
  return <span className={token}>{text}</span>;
}

function plainCode(lines: ProseCode['lines']): string {
  return lines.map((line) => line.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('')).join('\n');
}

/** Code, with its language above it. It scrolls by itself where a line is too long, and the keyboard reaches it for that. */
export function CodeBlock({ of: { language, lines } }: { readonly of: ProseCode }): ReactElement {
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
