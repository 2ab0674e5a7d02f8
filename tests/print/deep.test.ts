import { beforeAll, describe, expect, test } from 'vitest';
import { prepare, render } from '../../src/app/entry-server.tsx';
import { applyFixes } from '../../src/authoring/fix/apply-fixes.ts';
import { planSite } from '../../src/builder/plan/plan.ts';
import { printPlanOf } from '../../src/builder/printed/print-plan.ts';
import { routePlan } from '../../src/builder/render/document.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { SitePlan } from '../../src/model/plan.ts';
import { printPdf } from '../../src/print/print.ts';
import { type Files, goodPage, goodSite, memoryDisk, pageCalled } from '../content/memory-disk.ts';
import { readPdf } from './read-pdf.ts';

const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('');

/** Bold in italic in bold. */
const inEachOther = (count: number): string => {
  const marks = Array.from({ length: count }, (_, at) => (at % 2 === 0 ? '**' : '_'));
  return `${marks.map((mark) => `${mark}a`).join(' ')} b${marks
    .toReversed()
    .map((mark) => ` c${mark}`)
    .join('')}`;
};

const spaces = (count: number): string => ' '.repeat(count * 2);
const lists = lines(20, (at) => `${spaces(at)}- Level ${at}\n`);

/** As deep as it may be: one level more, or one mark, is reported. */
const deepest: Readonly<Record<string, string>> = {
  lists,
  numbers: lines(20, (at) => `${'   '.repeat(at)}1. Level ${at}\n`),
  quotes: lines(20, (at) => `${'> '.repeat(at + 1)}Level ${at}\n`),
  mixed: `${'> - '.repeat(10)}${inEachOther(300)} Level 19\n`,
  blocks: `${lines(19, (at) => `${spaces(at)}- Level ${at}\n`)}${['```', 'const a = 1;', '```', '', '| A | B |', '|---|---|', '| Level 19 | D |'].map((line) => `${spaces(19)}${line}\n`).join('')}`,
  emphasis: `${inEachOther(332)} Level 19\n`,
  tight: `${'*'.repeat(498)}Level 19${'*'.repeat(498)}\n`,
  brackets: `${'['.repeat(499)}Level 19${'](/)'.repeat(499)}\n`,
};

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<g>'.repeat(248)}<path d="M0 0h9v9z"/>${'</g>'.repeat(248)}</svg>`;

const names = Object.keys(deepest);
const page = (name: string): string => `title: About ${name}\ndescription: All about ${name} here.\n`;
const usual: Files = {
  'site.yaml': goodSite,
  'pages/index.yaml': `${goodPage}  - type: hero\n    title: Picture\n    image: { src: /deep.svg, alt: Deep }\n`,
  'public/deep.svg': picture,
};
const site: Files = {
  ...usual,
  ...Object.fromEntries(
    names.flatMap((name) => [
      [`pages/${name}.yaml`, `${page(name)}pdf: /${name}.pdf\n`],
      [`pages/${name}.md`, deepest[name] ?? ''],
      [
        `pages/short/${name}.yaml`,
        `${page(`short ${name}`)}blocks:\n  - type: faq\n    title: Questions\n    items:\n      - question: Deep?\n        answer: |\n${(deepest[name] ?? '').replace(/^(?=.)/gm, ' '.repeat(10))}`,
      ],
    ]),
  ),
};

describe('a site that is nested as deeply as it may be', () => {
  let plan: SitePlan;
  beforeAll(async () => {
    const { site: loaded, diagnostics } = await loadSite(memoryDisk(site));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (loaded === undefined) throw new Error('The site has mistakes.');
    plan = planSite(loaded, { year: '2026', drafts: false });
    await prepare();
  });

  test('is rendered', () => {
    for (const each of plan.pages.filter(({ route }) => route !== '/'))
      expect(render(routePlan(each, plan.frame)).body, each.route).toContain('Level 19');
  });

  test('is printed, and its words stay words', async () => {
    for (const each of plan.pages.filter(({ pdf }) => pdf !== undefined)) {
      const { texts } = await readPdf(await printPdf(printPlanOf(each, plan), async () => undefined));
      expect(texts.join(' ').replace(/\s+/g, ' '), each.route).toContain('Level 19');
    }
  });

  test('one level more is told', async () => {
    const more = {
      lists: `${lists}${spaces(20)}- Level 20\n`,
      emphasis: `${inEachOther(334)}\n`,
      brackets: `${'['.repeat(501)}a${'](/)'.repeat(501)}\n`,
    };
    for (const [name, text] of Object.entries(more)) {
      const { diagnostics } = await loadSite(
        memoryDisk({ ...usual, 'pages/more.yaml': page('more'), 'pages/more.md': text }),
      );
      expect(
        diagnostics.map(({ file }) => file),
        name,
      ).toContain('pages/more.md');
    }
    const deeper = picture.replace('<path', '<g><g><g><path').replace('</svg>', '</g></g></g></svg>');
    const { diagnostics } = await loadSite(memoryDisk({ ...usual, 'public/deep.svg': deeper }));
    expect(diagnostics).not.toEqual([]);
  });

  test('marks in each other are told once, and fixed at once', async () => {
    const marked = {
      ...usual,
      'pages/marked.yaml': pageCalled('Marked').replace('Hi', JSON.stringify(inEachOther(280))),
    };
    const { diagnostics } = await loadSite(memoryDisk(marked));
    expect(diagnostics.filter(({ code }) => code === 'shown-as-written')).toHaveLength(1);
    const { files } = await applyFixes(memoryDisk(marked), { loads: 4, bytes: 10_000_000 });
    expect(files.map(({ name, after }) => [name, new TextDecoder().decode(after).includes('*')])).toEqual([
      ['pages/marked.yaml', false],
    ]);
  });
});
