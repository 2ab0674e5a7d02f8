import type { Reporter, Suite, TestCase, TestError } from 'playwright/types/testReporter';
import { writeReport } from './report.ts';

const textOf = ({ message, stack, value }: TestError): string => stack ?? message ?? value ?? 'No reason is given.';

function problemOf(test: TestCase): string {
  const errors = test.results.flatMap((result) => result.errors);
  return `${test.titlePath().filter(Boolean).join(' > ')}\n${errors.map(textOf).join('\n')}`;
}

/** What is said once a browser has ended, or answers its driver no more. */
const ENDED = /invalid session id|TypeError: fetch failed/;

/** Whether a test passes in a new browser, after the one before ended by itself: that is no fault of a page, which would end the next one, too. */
const passesInNewOne = (test: TestCase): boolean =>
  test.outcome() === 'flaky' &&
  test.results.slice(0, -1).every(({ errors }) => errors.some((error) => ENDED.test(textOf(error))));

export default class implements Reporter {
  private root: Suite | undefined;
  private readonly outsideOfTests: string[] = [];

  onBegin(_: unknown, root: Suite): void {
    this.root = root;
  }

  onError(error: TestError): void {
    this.outsideOfTests.push(`Outside of the tests\n${textOf(error)}`);
  }

  onEnd(): void {
    const tests = this.root?.allTests() ?? [];
    // Any other test that passes only when it is tried again has failed.
    const right = tests.filter((test) => test.outcome() === 'expected' || passesInNewOne(test));
    const wrong = tests.filter((test) => test.outcome() !== 'skipped' && !right.includes(test));
    const problems = [...wrong.map(problemOf), ...this.outsideOfTests];
    writeReport({ passed: right.length, failed: problems.length, problems });
  }

  /** The list of tests is printed beside this. */
  printsToStdio(): boolean {
    return false;
  }
}
