import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { say } from '../../diagnostics/messages/say.ts';
import type { Reason } from '../../diagnostics/messages/told.ts';
import { type Finding, toDiagnostic } from '../../yaml/findings/finding.ts';

/** Why no page is made: a sentence or two, and the mistakes in the content that are the reason, if any. */
export type Refusal = {
  readonly refusal: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file, for the lines shown under those mistakes. */
  readonly sourceOf?: (file: string) => string | undefined;
};

export function refuse(reason: Reason, findings: readonly Finding[] = []): Refusal {
  return { refusal: say('refusals', reason), diagnostics: findings.map(toDiagnostic) };
}

export function isRefusal(value: object | undefined): value is Refusal {
  return value !== undefined && 'refusal' in value;
}
