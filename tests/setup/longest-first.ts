import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The groups of `vitest.config.ts` in the order in which they are begun. A worker that is done with one group begins with the next. */
const groups = ['alone', 'processes', 'pure', 'nested'];

/**
 * Begins the files of a group together, so that they can share workers, and of each group the largest first, so that no long one is
 * left to the end. The order is the same in every clone: none is remembered.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project, moduleId }: TestSpecification): [number, number] => [
      groups.indexOf(project.name),
      -statSync(moduleId).size,
    ];
    const placed = files.map((file) => ({ file, place: placeOf(file) }));
    placed.sort(({ place: [group, size] }, { place: [other, otherSize] }) => group - other || size - otherSize);
    return placed.map(({ file }) => file);
  }
}
