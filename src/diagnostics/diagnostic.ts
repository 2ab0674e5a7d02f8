/** A stretch of a text file. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export type Span = {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
};

/** Replaces a stretch of the file by a text. An empty stretch inserts. */
export type Edit = Span & { readonly text: string };

export type Severity = 'error' | 'warning';

/** One mistake, located and explained. */
export type Diagnostic = Span & {
  /** Kebab-case and permanent. */
  readonly code: string;
  readonly severity: Severity;
  /** Relative to the content root, with `/`. */
  readonly file: string;
  readonly message: string;
  /** The way out. */
  readonly hint: string;
  /** What it has in common with others of its code that are the same mistake, such as the address of a missing page. */
  readonly cause?: string;
  /** Another place that explains this one, such as the first of two equal ids. */
  readonly related?: readonly (Span & { readonly file: string; readonly message: string })[];
  /** The other places of the file with the same mistake, where it is reported once for all of them. */
  readonly again?: readonly Span[];
  /** The one right answer, where there is one: edits of `file` that do not overlap. */
  readonly fix?: readonly Edit[];
  /** The one right answer, where it changes another file, too: what is replaced in each. */
  readonly fixes?: readonly { readonly file: string; readonly edits: readonly Edit[] }[];
  /** What the hint says to write, where nobody knows whether it is meant. */
  readonly proposal?: readonly Edit[];
  /** The one right name of the file, relative to the content root, where its name is the mistake. */
  readonly rename?: string;
};

/** Whether something stops a build. */
export const isError = ({ severity }: Pick<Diagnostic, 'severity'>): boolean => severity === 'error';

/** Whether there is one right answer. */
export const hasAnswer = ({ fix, fixes, rename }: Pick<Diagnostic, 'fix' | 'fixes' | 'rename'>): boolean =>
  fix !== undefined || fixes !== undefined || rename !== undefined;

/** What stays of a diagnostic while lines move: which file it is about, and what is said. A problem that no file is to blame for has no code. */
export function diagnosticId({
  file,
  code,
  message,
}: Pick<Diagnostic, 'file' | 'message'> & { readonly code?: string | undefined }): string {
  return [file, code, message].join('\n');
}
