import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith, smallSite } from './build/support/site.ts';
import { runHere } from './cli/run-here.ts';

type Step = { readonly uses?: string; readonly run?: string; readonly with?: Readonly<Record<string, unknown>> };
type Permissions = Readonly<Record<string, string>>;
type Job = {
  readonly permissions?: Permissions;
  readonly strategy?: {
    readonly matrix: { readonly node?: readonly (string | number)[] };
  };
  readonly steps: readonly Step[];
};
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
  test('may read the source, and write no more than they must', () => {
    for (const [, { permissions }] of workflows) expect(permissions).toEqual({ contents: 'read' });
    const more = jobs.flatMap(([name, job]) => (job.permissions === undefined ? [] : [[name, job.permissions]]));
    expect(more).toEqual([
      ['content', { contents: 'read', 'security-events': 'write' }],
      ['release', { contents: 'write', 'id-token': 'write', attestations: 'write' }],
      ['npm', { 'id-token': 'write' }],
    ]);
  });

  test('use actions at a commit, the same everywhere, and say which version it is', () => {
    const used = workflows.flatMap(([name]) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^ *(?:- )?uses: (\S+)(.*)$/gm),
    ]);
    expect(used).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    const commits = new Map<string, string>();
    for (const [, action = '', version = ''] of used) {
      expect(action).toMatch(/^[\w-]+(\/[\w-]+)+@[\da-f]{40}$/);
      expect(version, action).toMatch(/^ # v\d+\.\d+\.\d+$/);
      const [name = '', commit = ''] = action.split('@');
      expect(commits.get(name) ?? commit, name).toBe(commit);
      commits.set(name, commit);
    }
    expect(commits.size).toBeGreaterThan(2);
  });

  test('leave no credentials behind for the code they run', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(2);
    for (const step of checkouts) expect(step.with).toEqual({ 'persist-credentials': false });
  });

  test('run the tests, and commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(commands).toContain('bash .ci/run');
    for (const command of commands) {
      const script = /^npm run (?:--silent )?([\w-]+)/.exec(command)?.[1];
      const file = /^bash (\S+)/.exec(command)?.[1];
      if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
      else if (file !== undefined) expect(existsSync(file), file).toBe(true);
      else if (!isOfRelease(command)) expect(command).toBe('npm ci --ignore-scripts --no-audit --no-fund');
    }
    expect(readFileSync('.ci/run', 'utf8')).toContain(
      '\nnpm ci --ignore-scripts --no-audit --no-fund --prefer-offline\n',
    );
  });
});

const isOfRelease = (command: string): boolean =>
  ['release', 'pack', 'npm'].some((job) => stepsOf(job).some(({ run }) => run === command));
const stepsOf = (name: string): readonly Step[] => jobs.find(([each]) => each === name)?.[1].steps ?? [];

test('the tests run on the oldest Node that package.json asks for, and on all that are maintained', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, oldest = ''] = /^\^(\d+\.\d+)\.0 /.exec(engines.node) ?? [];
  const tested = jobs.flatMap(([, { strategy }]) => strategy?.matrix.node ?? []);
  expect(tested).toEqual([oldest, 22, 24, 26]);
});

describe('a release', () => {
  const release = stepsOf('release').flatMap(({ run }) => run ?? []);

  test('is made without code of packages, by a job that may write', () => {
    expect(release).toContain('npm run --silent sbom > sitewright.cdx.json');
    // `npm run sbom` is npm itself: tests/supply/sbom.test.ts shows that it reads the lock file only.
    expect(release.filter((command) => /^(npm (?!run --silent sbom)|npx|bash)/.test(command))).toEqual([]);
    expect(stepsOf('npm').flatMap(({ run = '' }) => run.match(/npm [\w-]+|npx|bash/g) ?? [])).toEqual(['npm publish']);
  });

  test('is refused when its tag does not name the version', () => {
    const [check = ''] = release.filter((command) => command.includes('GITHUB_REF_NAME" ='));
    const tag = (name: string): number | null =>
      spawnSync('bash', ['-c', check], { env: { ...process.env, GITHUB_REF_NAME: name } }).status;
    const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect([tag(`v${version}`), tag('v99.0.0'), tag(version), tag('')]).toEqual([0, 1, 1, 1]);
  });
});

test('new versions of packages and actions wait before they are proposed', () => {
  type Update = { readonly 'package-ecosystem': string; readonly cooldown: { readonly 'default-days': number } };
  const { updates }: { updates: readonly Update[] } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  expect(updates.map((update) => [update['package-ecosystem'], update.cooldown['default-days']])).toEqual([
    ['npm', 7],
    ['github-actions', 7],
  ]);
});

/** The options of each check in a text. */
function checksIn(text: string): string[][] {
  return [...text.matchAll(/(?:npm run (?:--silent )?check --|npx sitewright check) (--[^|`\n]+)/g)].map(
    ([, options = '']) => options.trim().split(/\s+/),
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
