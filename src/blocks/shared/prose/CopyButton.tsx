import { type ReactElement, useEffect, useState } from 'react';
import { useWords } from '../context.tsx';
import { IconView } from '../IconView.tsx';
import { useTakenOver } from '../takeover/use-taken-over.ts';
import { icons } from './generated/icons.ts';

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
export function CopyButton({ text }: { readonly text: () => string }): ReactElement | null {
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
