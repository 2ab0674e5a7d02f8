import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { say } from '../diagnostics/messages/say.ts';
import type { Reason } from '../diagnostics/messages/told.ts';
import { type Finding, toDiagnostic } from '../yaml/findings/finding.ts';

type SourceOf = (file: string) => string | undefined;

/** Thrown where what somebody asked for can't be done. The message is a sentence or two that says why. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** The mistakes in the content that are the reason, if any. */
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file, for the lines shown under those mistakes, if it isn't that of the site as it is. */
  readonly sourceOf: SourceOf | undefined;

  constructor(reason: Reason, findings: readonly Finding[], sourceOf: SourceOf | undefined) {
    super(say('refusals', reason));
    this.diagnostics = findings.map(toDiagnostic);
    this.sourceOf = sourceOf;
  }
}

/** @throws Refused */
export function refuse(reason: Reason, findings: readonly Finding[] = [], sourceOf?: SourceOf): never {
  throw new Refused(reason, findings, sourceOf);
}
