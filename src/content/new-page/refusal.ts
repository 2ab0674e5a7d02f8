import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Why no page is made: a sentence or two, and the mistakes in the content that are the reason, if any. */
export type Refusal = { readonly refusal: string; readonly diagnostics: readonly Diagnostic[] };

export function refuse(refusal: string, diagnostics: readonly Diagnostic[] = []): Refusal {
  return { refusal, diagnostics };
}

export function isRefusal(value: object | undefined): value is Refusal {
  return value !== undefined && 'refusal' in value;
}
