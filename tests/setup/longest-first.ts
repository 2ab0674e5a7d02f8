import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slow } from './groups.ts';

/** The groups of `vitest.config.ts` in the order in which they are begun. A worker that is done with one group begins with the next. */
const groups = ['processes', 'pure', 'nested'];

/**
 * Begins the files of a group together, so that they can share workers, and of each group the slow ones first and then the largest, so
 * that no long one is left to the end. The order is the same in every clone: none is remembered.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placed = files.map((file) => ({
      file,
      group: groups.indexOf(file.project.name),
      isSlow: slow.some((path) => file.moduleId.endsWith(`/${path}`)),
      size: statSync(file.moduleId).size,
    }));
    placed.sort(
      (one, other) => one.group - other.group || Number(other.isSlow) - Number(one.isSlow) || other.size - one.size,
    );
    return placed.map(({ file }) => file);
  }
}
