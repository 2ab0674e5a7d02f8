import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, start } from '../build/support/command.ts';
import { type Files, folderWith, page, smallSite } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

/** What a command runs in: a terminal of so many columns, some variables, a folder. */
type Surroundings = {
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
};

const runIn = (args: readonly string[], { columns, env, cwd }: Surroundings = {}) => runHere(args, env, cwd, columns);

const broken = { ...smallSite, 'pages/index.yaml': 'titel: Home\ndescription: What we do.\nblocks: []\n' };
const count = '2 errors, 0 warnings';
const machine = ['line', 'json', 'github', 'sarif', 'gitlab', 'junit', 'rdjson'];

describe('every format', () => {
  test.each(machine)('%s: only the report on standard output, and the exit code of the content', async (format) => {
    const bad = await runIn(['check', '--root', folderWith(broken), '--format', format], { columns: 80 });
    expect({ code: bad.code, err: bad.err }).toEqual({ code: 1, err: '' });
    expect(bad.out).toContain('unknown-key');
    expect(bad.out).not.toContain('\u001b');
    const good = await runIn(['check', '--root', folderWith(smallSite), '--format', format]);
    expect({ code: good.code, err: good.err }).toEqual({ code: 0, err: '' });
    if (['json', 'sarif', 'gitlab', 'rdjson'].includes(format)) for (const { out } of [bad, good]) JSON.parse(out);
  });

  test('a real process prints the same, however long it is', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`pages/p${index}.yaml`, 'titel: Home\n']),
    );
    const root = folderWith({ ...broken, ...pages });
    const { code, out, err } = await run(['check', '--root', root, '--format', 'sarif']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out).runs[0].results.length).toBeGreaterThan(300);
  });

  test('somebody who stops reading does not change how it ends', async () => {
    const check = start(['check', '--root', folderWith(broken), '--format', 'json']);
    check.child.stdout?.destroy();
    expect(await check.ended).toEqual({ code: 1, out: '', err: '' });
  });

  test('JUnit has a test for each good file, too', async () => {
    const { out } = await runIn(['check', '--root', folderWith(smallSite), '--format', 'junit']);
    expect(out).toContain('name="site.yaml"');
    expect(out).toContain('name="pages/index.yaml"');
  });
});

describe('where files stand', () => {
  const place = async (root: string, surroundings: Surroundings): Promise<string | undefined> =>
    (await runIn(['check', '--root', root, '--format', 'line'], surroundings)).out.split(':')[0];

  /** A site in a folder of a repository. */
  function inRepository(): { top: string; root: string } {
    const top = folderWith(Object.fromEntries(Object.entries(broken).map(([path, text]) => [`my site/${path}`, text])));
    return { top, root: join(top, 'my site') };
  }

  test('from the top of the repository, where the service says which it is', async () => {
    const { top, root } = inRepository();
    expect(await place(root, { cwd: root, env: { GITHUB_WORKSPACE: top } })).toBe('my site/pages/index.yaml');
    expect(await place(root, { cwd: root, env: { CI_PROJECT_DIR: top } })).toBe('my site/pages/index.yaml');
  });

  test('from the current folder otherwise, and from the content root if that lies elsewhere', async () => {
    const { top, root } = inRepository();
    expect(await place(root, { cwd: top })).toBe('my site/pages/index.yaml');
    expect(await place(root, { cwd: root, env: { GITHUB_WORKSPACE: '/no/such/folder' } })).toBe('pages/index.yaml');
    expect(await place(root, { cwd: folderWith({ 'a.txt': 'x' }) })).toBe('pages/index.yaml');
  });
});

describe('--output', () => {
  test('writes the report to a file, and the counts to the terminal', async () => {
    const root = folderWith(broken);
    const args = ['check', '--root', root, '--format', 'sarif', '--output', 'report.sarif'];
    const { code, out } = await runIn(args, { cwd: root, columns: 80 });
    expect({ code, out }).toEqual({ code: 1, out: `${count}, written to report.sarif\n` });
    expect(JSON.parse(readFileSync(join(root, 'report.sarif'), 'utf8')).runs[0].results).toHaveLength(2);
  });

  test('what cannot be written is said in a sentence', async () => {
    const root = folderWith(broken);
    const { code, err } = await runIn(['check', '--root', root, '--output', 'no/such/folder/x'], { cwd: root });
    expect({ code, said: err }).toEqual({
      code: 2,
      said: expect.stringMatching(/^Nothing can be written to no.*ENOENT/),
    });
    expect((await runIn(['check', '--root', root, '--output', ''])).err).toBe('--output needs the name of a file.\n');
  });
});

describe('on GitHub', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [`pages/p${index + 10}.yaml`, 'titel: Home\n']),
  );

  test('ten annotations, and all mistakes in the summary of the step', async () => {
    const root = folderWith({ ...broken, ...pages, 'summary.md': 'Before.\n' });
    const env = { GITHUB_STEP_SUMMARY: join(root, 'summary.md') };
    const { code, out } = await runIn(['check', '--root', root, '--format', 'github'], { env });
    expect({ code, shown: out.match(/^::error/gm)?.length }).toEqual({ code: 1, shown: 10 });
    const summary = readFileSync(join(root, 'summary.md'), 'utf8');
    expect(summary.startsWith('Before.\n### ')).toBe(true);
    for (const page of ['index', ...Array.from({ length: 15 }, (_, index) => `p${index + 10}`)]) {
      expect(summary).toContain(`| pages/${page}.yaml&#58;`);
    }
  });

  test('a summary that cannot be written is said, and then nothing is held back', async () => {
    const root = folderWith({ ...broken, ...pages });
    const env = { GITHUB_STEP_SUMMARY: root };
    const { code, out, err } = await runIn(['check', '--root', root, '--format', 'github'], { env });
    expect(code).toBe(1);
    expect(err).toMatch(/^The summary of this run couldn't be written \(EISDIR/);
    expect(out.match(/^::error/gm)?.length).toBeGreaterThan(15);
  });
});

describe('colours', () => {
  const isColored = async (surroundings: Surroundings, ...more: string[]): Promise<boolean> => {
    const root = folderWith(broken);
    return (await runIn(['check', '--root', root, ...more], surroundings)).out.includes('\u001b');
  };

  test('on a terminal only, unless somebody says otherwise', async () => {
    expect(await isColored({ columns: 80 })).toBe(true);
    expect(await isColored({})).toBe(false);
    expect(await isColored({ columns: 80, env: { NO_COLOR: '1' } })).toBe(false);
    expect(await isColored({ columns: 80, env: { NO_COLOR: '' } })).toBe(true);
    expect(await isColored({ columns: 80, env: { TERM: 'dumb' } })).toBe(false);
    expect(await isColored({ env: { FORCE_COLOR: '1' } })).toBe(true);
    expect(await isColored({ columns: 80, env: { FORCE_COLOR: '0' } })).toBe(false);
    expect(await isColored({ env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).toBe(false);
    expect(await isColored({ env: { NO_COLOR: '1' } }, '--color')).toBe(true);
    expect(await isColored({ columns: 80, env: { FORCE_COLOR: '1' } }, '--no-color')).toBe(false);
  });

  test('a terminal gets lines of its width, a pipe whole sentences', async () => {
    const root = folderWith(broken);
    const widths = async (surroundings: Surroundings): Promise<number> => {
      const { out } = await runIn(['check', '--root', root, '--no-color'], surroundings);
      // A command that is broken in two can't be copied.
      const lines = out.split('\n').filter((line) => !line.startsWith('npx '));
      return Math.max(...lines.map((line) => line.length));
    };
    expect(await widths({ columns: 46 })).toBeLessThanOrEqual(46);
    expect(await widths({})).toBeGreaterThan(46);
  });
});

describe('what to type to read more', () => {
  const end = async (files: Files, surroundings: Surroundings = {}): Promise<string> =>
    (await runIn(['check'], { cwd: folderWith(files), ...surroundings })).out.split('\n').slice(-2).join('\n');

  test('is what a report ends with, once, with a code of it', async () => {
    const { out } = await runIn(['check'], { cwd: folderWith(broken) });
    expect(out.match(/sitewright explain/g)).toHaveLength(1);
    expect(await end(broken)).toBe('To read more about one of them: run npx sitewright explain unknown-key\n');
    const one = { ...smallSite, 'pages/index.yaml': page('Home', '    zebra: 1\n') };
    expect(await end(one)).toBe('To read more about it: run npx sitewright explain unknown-key\n');
    expect(await end(one, { columns: 60 })).toBe('npx sitewright explain unknown-key\n');
    expect(await end(smallSite)).toBe('No mistakes found.\n');
  });
});

describe('for another day', () => {
  const offer = page('Offer').replace('blocks:', 'publishAt: 2026-12-01\nexpireAt: 2026-12-24\nblocks:');
  const site = {
    ...smallSite,
    'pages/index.yaml': page('Home', '    actions: [{ label: Go, href: /offer }]\n'),
    'pages/offer.yaml': offer,
  };
  const codes = async (...more: readonly string[]): Promise<string[]> => {
    const { out } = await runIn(['check', '--root', folderWith(site), '--format', 'line', ...more]);
    return [...out.matchAll(/\b(unpublished-link|expired-link)\b/g)].map(([code]) => code);
  };

  test('a link to a page is right on the days of the page', async () => {
    expect(await codes()).toEqual(['unpublished-link']);
    expect(await codes('--at', '2026-12-01')).toEqual([]);
    expect(await codes('--at', '2026-12-24 23:59')).toEqual([]);
    expect(await codes('--at', '2026-12-25')).toEqual(['expired-link']);
  });

  test('the day may come from SOURCE_DATE_EPOCH', async () => {
    const env = { SOURCE_DATE_EPOCH: String(Date.parse('2026-12-10T00:00:00Z') / 1000) };
    const { out } = await runIn(['check', '--root', folderWith(site)], { env });
    expect(out).toBe('No mistakes found.\n');
  });

  test.each(['soon', '2026-02-30', ''])('"%s" is none', async (day) => {
    const { code, err } = await runIn(['check', '--root', folderWith(site), '--at', day]);
    expect({ code, err: err.split('\n')[0] }).toEqual({
      code: 2,
      err: '--at needs a day such as 2026-12-01, or a day and a time: "2026-12-01 09:30".',
    });
  });

  test('nothing is fixed', async () => {
    const { code, err } = await runIn(['check', '--root', folderWith(site), '--at', '2026-12-01', '--fix']);
    expect({ code, err: err.split('\n')[0] }).toEqual({
      code: 2,
      err: "--at doesn't go with --fix, which fixes the site of today.",
    });
  });
});
