import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith, smallSite } from './build/support/site.ts';
import { runHere } from './cli/run-here.ts';

type Step = { readonly uses?: string; readonly run?: string };
type Permissions = Readonly<Record<string, string>>;
type Job = { readonly permissions?: Permissions; readonly steps: readonly Step[] };
type Workflow = { readonly permissions?: Permissions; readonly jobs: Readonly<Record<string, Job>> };

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name): [string, Workflow] => [
  name,
  parse(readFileSync(join(folder, name), 'utf8')),
]);
const jobs = workflows.flatMap(([, { jobs }]) => Object.entries(jobs));
const steps = jobs.flatMap(([, { steps }]) => steps);
const commands = steps.flatMap(({ run }) => run ?? []);

describe('the workflows', () => {
  test('may read the source, and write nothing but the list of code scanning', () => {
    for (const [, { permissions }] of workflows) expect(permissions).toEqual({ contents: 'read' });
    const more = jobs.flatMap(([name, job]) => (job.permissions === undefined ? [] : [[name, job.permissions]]));
    expect(more).toEqual([['content', { contents: 'read', 'security-events': 'write' }]]);
  });

  test('use actions of a named major version', () => {
    for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^[\w-]+(\/[\w-]+)+@v\d+$/);
  });

  test('run the tests, and commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(commands).toContain('bash .ci/run');
    for (const command of commands) {
      const script = /^npm run (?:--silent )?([\w-]+)/.exec(command)?.[1];
      const file = /^bash (\S+)/.exec(command)?.[1];
      if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
      else if (file !== undefined) expect(existsSync(file), file).toBe(true);
      else expect(command).toBe('npm ci --no-audit --no-fund');
    }
  });
});

/** The options of each `npm run check` in a text. */
function checksIn(text: string): string[][] {
  return [...text.matchAll(/npm run (?:--silent )?check -- ([^|`\n]+)/g)].map(([, options = '']) =>
    options.trim().split(/\s+/),
  );
}

test('each check that a workflow runs or the guide shows works as it stands', async () => {
  const guide = readFileSync('docs/ci.md', 'utf8').replaceAll('--explain CODE', '--explain broken-link');
  const shown = [...checksIn(commands.join('\n')), ...checksIn(guide)];
  expect(shown.length).toBeGreaterThanOrEqual(7);
  for (const options of shown) {
    const outcome = await runHere(['check', ...options], {}, folderWith(smallSite));
    expect({ options, ...outcome }).toMatchObject({ options, code: 0, err: '' });
  }
});
