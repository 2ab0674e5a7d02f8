import { appendFile } from 'node:fs/promises';
import { reasonOf } from '../../builder/failure.ts';
import { formatStepSummary } from '../../diagnostics/format/step-summary.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Io } from '../io.ts';

/** Adds the whole list to the summary that GitHub shows of a run. Gives whether it stands there. */
export async function summarize(report: Report, { env, err }: Pick<Io, 'env' | 'err'>): Promise<boolean> {
  const file = env.GITHUB_STEP_SUMMARY ?? '';
  if (file === '' || report.diagnostics.length === 0) return false;
  try {
    await appendFile(file, formatStepSummary(report));
    return true;
  } catch (error) {
    err.write(`The summary of this run couldn't be written (${reasonOf(error)}).\n`);
    return false;
  }
}
