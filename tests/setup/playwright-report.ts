import type { Reporter, Suite, TestCase, TestError } from 'playwright/types/testReporter';
import { writeReport } from './report.ts';

const textOf = ({ message, stack, value }: TestError): string => stack ?? message ?? value ?? 'No reason is given.';

function problemOf(test: TestCase): string {
  const errors = test.results.flatMap((result) => result.errors);
  return `${test.titlePath().filter(Boolean).join(' > ')}\n${errors.map(textOf).join('\n')}`;
}

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
    // A test that passes only when it is tried again has failed.
    const wrong = tests.filter((test) => test.outcome() === 'unexpected' || test.outcome() === 'flaky');
    const problems = [...wrong.map(problemOf), ...this.outsideOfTests];
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    writeReport({ passed, failed: problems.length, problems });
  }

  /** The list of tests is printed beside this. */
  printsToStdio(): boolean {
    return false;
  }
}
