import { readFile } from 'node:fs/promises';
import { type Bundle, bundleApp } from '../../builder/bundle/bundle.ts';
import { installedFor } from '../../builder/installed.ts';
import { Endless } from '../../builder/own/guarded.ts';
import type { WithBlocks } from '../../builder/own/own-code.ts';
import { yearOf } from '../../builder/year.ts';
import { looks } from '../../content/theme/looks.ts';
import { diagnose, fileStart } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { addAll } from '../../model/lists.ts';
import { once } from '../../model/once.ts';
import type { LookName } from '../../model/theme.ts';
import { Places, type TestedBlock, testedBlocks } from '../../server/block-tests/places.ts';
import type { SiteOfBlocks } from '../../server/block-tests/read-site.ts';
import { exampleRoute, groundsRoute, renderLaws, TestPages } from '../../server/block-tests/test-pages.ts';
import { Tools } from '../../server/dev/app.ts';
import { driverFor, launched, notInstalled } from '../browser.ts';
import type { Io } from '../command.ts';
import { browserLaws } from './browser-laws.ts';
import { Crashed, TestBrowser, TooLong } from './test-browser.ts';

/** What is tested: a site with its settings, the blocks of these names, and how long each may take for one thing. */
export type TestRequest = {
  readonly root: string;
  readonly read: SiteOfBlocks & { readonly site: NonNullable<SiteOfBlocks['site']> };
  readonly names: readonly string[];
  readonly seconds: number;
  readonly begin: (name: string) => void;
};

export type TestReport = {
  readonly diagnostics: readonly Diagnostic[];
  readonly tested: readonly TestedBlock[];
};

/**
 * Holds blocks of a site's own against the laws of the builder's own blocks. Nothing is written.
 * @returns undefined when somebody wanted it to end
 * @throws Failure when axe or a browser isn't there, or a block can't be compiled
 */
export async function testBlocks(request: TestRequest, io: Io): Promise<TestReport | undefined> {
  const { root, read, names, seconds } = request;
  const axe = await axeProgram(root);
  const missing = [
    ...(axe === undefined ? ['axe-core'] : []),
    ...(driverFor(root) === undefined ? ['playwright-core'] : []),
  ];
  if (axe === undefined || missing.length > 0) throw notInstalled('blocks', missing);
  const laws = await lawsProgram();
  const launch = () => launched({ root, env: io.env, purpose: 'blocks' });
  const browser = new TestBrowser({ launch, programs: [axe, laws], seconds });
  const stopped = io.stopped().then(() => undefined);
  try {
    const { bundle, own, endless } = await bundleOfReady({ root, own: read.own, seconds });
    const blocks = testedBlocks(root, own).filter(({ name }) => names.includes(name));
    const materials = { root, site: read.site, bundle, blocks, year: yearOf(io.env.SOURCE_DATE_EPOCH, io.now()) };
    const all = Object.keys(looks) as LookName[];
    const pages = new TestPages(materials, undefined);
    const inLooks = new Map(all.map((look) => [look, new TestPages(materials, look)]));
    const tools = { ...request, browser, laws, pages, looks: inLooks, bundle, endless };
    return await Promise.race([testAll(blocks, tools), stopped]);
  } finally {
    await browser.end();
  }
}

type Testing = TestRequest & {
  readonly browser: TestBrowser;
  readonly laws: string;
  readonly pages: TestPages;
  readonly looks: ReadonlyMap<LookName, TestPages>;
  readonly bundle: Bundle;
  readonly endless: readonly string[];
};

async function testAll(tested: readonly TestedBlock[], tools: Testing): Promise<TestReport> {
  const diagnostics: Diagnostic[] = [];
  for (const name of tools.names) {
    tools.begin(name);
    const block = tested.find((each) => each.name === name);
    const found = block === undefined ? [untested(name, tools)] : await testOne(block, tools);
    addAll(diagnostics, found.sort(byPlace));
  }
  return { diagnostics, tested };
}

function untested(name: string, { endless, read, seconds }: Testing): Diagnostic {
  const { component = '' } = read.own.blocks.find((each) => each.name === name) ?? {};
  if (endless.includes(name)) return diagnose('block-not-shown', fileStart(component), { why: 'endless', seconds });
  const file = `blocks/${name}/example.yaml`;
  return diagnose('block-untested', fileStart(file), { file });
}

/** What can't be rendered isn't shown to a browser. */
async function testOne(tested: TestedBlock, tools: Testing): Promise<Diagnostic[]> {
  const { pages, bundle, seconds } = tools;
  const { name } = tested;
  const plan = pages.plan(exampleRoute(name));
  const [placed] = plan.screen.kind === 'page' ? plan.screen.blocks : [];
  const places = new Places(tested, placed?.block);
  const others = { onGrounds: pages.plan(groundsRoute(name)), asked: pages.asked(tested) };
  const rendered = renderLaws({ plan, ...others, bundle, places, seconds });
  const isShown = rendered.every(({ code }) => code !== 'block-not-shown');
  if (!isShown) return rendered;
  const seen = await inBrowser(tested, places, tools);
  // What differs each time differs in the browser, too.
  const isNew = ({ code }: Diagnostic): boolean => rendered.every((each) => each.code !== code);
  return [...rendered, ...seen.filter((each) => each.code !== 'block-unsteady' || isNew(each))];
}

async function inBrowser(tested: TestedBlock, places: Places, tools: Testing): Promise<Diagnostic[]> {
  const { browser, bundle, seconds } = tools;
  const tabs = await browser.tabs();
  try {
    return await browserLaws(tabs, { ...tools, tested, places, own: bundle.own });
  } catch (error) {
    if (!(error instanceof TooLong || error instanceof Crashed)) throw error;
    await browser.close();
    const facts = error instanceof TooLong ? ({ why: 'not-loaded', seconds } as const) : ({ why: 'crashed' } as const);
    return [diagnose('block-not-shown', places.ofComponent(), facts)];
  }
}

const byPlace = (one: Diagnostic, other: Diagnostic): number =>
  one.file === other.file
    ? one.line - other.line || one.column - other.column || (one.message < other.message ? -1 : 1)
    : one.file < other.file
      ? 1
      : -1;

/** The app with the blocks whose code comes to an end as it is loaded, and the others. */
type Ready = Pick<WithBlocks, 'own'> & { readonly bundle: Bundle; readonly endless: readonly string[] };

/** @throws Failure where one can't be compiled or loaded */
async function bundleOfReady(site: WithBlocks, endless: readonly string[] = []): Promise<Ready> {
  const own = { ...site.own, blocks: site.own.blocks.filter(({ name }) => !endless.includes(name)) };
  try {
    return { own, endless, bundle: await bundleApp({ site: { ...site, own } }) };
  } catch (error) {
    if (!(error instanceof Endless)) throw error;
    return bundleOfReady(site, [...endless, ...error.types]);
  }
}

const AXE = 'axe-core/axe.min.js';

/** The text of axe, which looks for what keeps people from using a page; undefined where it isn't installed. @param root the content root */
async function axeProgram(root: string): Promise<string | undefined> {
  const file = installedFor(root, (load) => load.resolve(AXE));
  return file && readFile(file, 'utf8');
}

/** The text of what holds a page against the laws (`Laws`), as a program that leaves nothing but its name. @throws Error where it is missing */
const lawsProgram = once(async (): Promise<string> => {
  const text = await new Tools().text('laws.js');
  if (text === undefined) throw new Error('The laws for blocks (laws.js) are missing among the compiled commands.');
  return `(()=>{${text}})()`;
});
