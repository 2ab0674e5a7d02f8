import type { Reporter, TestModule } from 'vitest/node';
import { writeReport } from './report.ts';

type Thrown = { readonly stack?: string; readonly message: string };

const textOf = (errors: readonly Thrown[]): string =>
  errors.map(({ stack, message }) => (stack?.includes(message) === true ? stack : message)).join('\n');

function* problemsOf(module: TestModule): Generator<string> {
  const file = module.relativeModuleId;
  // A file that cannot be read, or a hook that throws
  if (module.errors().length > 0) yield `${file}\n${textOf(module.errors())}`;
  for (const suite of module.children.allSuites()) {
    if (suite.errors().length > 0) yield `${file} > ${suite.fullName}\n${textOf(suite.errors())}`;
  }
  for (const test of module.children.allTests('failed')) {
    yield `${file} > ${test.fullName}\n${textOf(test.result().errors ?? [])}`;
  }
}

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outsideOfTests: readonly Thrown[]): void {
    const problems = modules.flatMap((module) => [...problemsOf(module)]);
    for (const error of outsideOfTests) problems.push(`Outside of the tests\n${textOf([error])}`);
    const passed = modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0);
    writeReport({ passed, failed: problems.length, problems });
  }
}
