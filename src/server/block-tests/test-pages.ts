import { readFile } from 'node:fs/promises';
import type { Bundle } from '../../builder/bundle/bundle.ts';
import { inTime, isTooLong } from '../../builder/in-time.ts';
import { typeOf } from '../../builder/media-type.ts';
import { planFilled } from '../../builder/plan/plan.ts';
import { outputReaders } from '../../builder/queries/given.ts';
import { drawingOf, materialsOf, pageFinder, programOf } from '../../builder/queries/materials.ts';
import { outputQueries } from '../../builder/queries/outputs.ts';
import { routePlan } from '../../builder/render/document.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { Engine } from '../../engine/engine.ts';
import { input, reads } from '../../engine/questions.ts';
import { documentFile } from '../../model/address.ts';
import type { JsonObject, WrittenBlock } from '../../model/json.ts';
import type { BlockPlace, RoutePlan, SitePage } from '../../model/plan.ts';
import { blockNotes, type NotedHeading, type PageContent, type Site } from '../../model/site.ts';
import type { LookName } from '../../model/theme.ts';
import type { SiteFile } from '../../outputs/output.ts';
import { siteFiles } from '../../outputs/outputs.ts';
import { hasHeadings, listKinds } from '../../schema/lists.ts';
import { below, schemaOf } from '../../schema/schemas/schemas.ts';
import type { Places, TestedBlock } from './places.ts';

type TestMaterials = {
  readonly root: string;
  readonly site: Site;
  readonly bundle: Bundle;
  readonly blocks: readonly TestedBlock[];
  /** Four digits. */
  readonly year: string;
};

const testPage = input<[route: string], SitePage>({ name: 'testPage' });

const outputs = outputQueries((ask, route) => ask(testPage, route), 'last');

/** The address of a block's example, alone on its page. */
export const exampleRoute = (name: string): string => `/block/${name}`;

/** The address of the same on each of its backgrounds. */
export const groundsRoute = (name: string): string => `/block/${name}/grounds`;

/** The address of a block's example with all that pages may ask of its list. */
const askedRoute = (name: string): string => `/block/${name}/asked`;

/** The backgrounds that a block can have; one without a name where it has no choice. */
export function groundsOf({ name, block }: TestedBlock): readonly (string | undefined)[] {
  const { enum: grounds } = below(schemaOf(`blocks/${name}`), 'background')?.schema ?? {};
  return grounds ?? [typeof block.background === 'string' ? block.background : undefined];
}

/** A site of the examples of blocks in one look, exactly as a build would publish it. Nothing of it is written. */
export class TestPages {
  readonly #files: ReadonlyMap<string, SiteFile>;
  readonly #pages: (route: string) => SitePage;
  readonly #frame: Parameters<typeof routePlan>[1];

  /** @param look undefined for the site's own */
  constructor({ root, site, bundle, blocks, year }: TestMaterials, look: LookName | undefined) {
    const { mode: _, ...theme } = site.settings.theme ?? {};
    const settings = { ...site.settings, theme: { ...theme, ...(look && { look }) } };
    const pages = blocks.flatMap(pagesOf);
    const plan = planFilled({ ...site, settings }, pages, { year, drafts: true });
    const { base } = plan.frame;
    const program = programOf(bundle, base, drawingOf(bundle.digest, bundle.entry));
    const given = materialsOf(plan, { root, names: site.publicFiles }, program);
    const page = pageFinder(plan.pages);
    const engine = new Engine({ queries: outputs.queries, readers: [] });
    engine.readBy([...outputReaders(() => given), reads(testPage, { read: page })]);
    const making = (path: string, output: string, about: string): SiteFile => ({
      path,
      make: () => engine.get(outputs.inFile, output, about),
    });
    const files = siteFiles(outputs.materials(engine), making);
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#pages = page;
    this.#frame = given.plan.frame;
  }

  plan(route: string): RoutePlan {
    return routePlan(this.#pages(route), this.#frame);
  }

  /** The page of a block whose list is asked for all that it can do; undefined for a block without such a list. */
  asked(tested: TestedBlock): RoutePlan | undefined {
    return askedBlock(tested) && this.plan(askedRoute(tested.name));
  }

  /** What a host would send for a path, without a slash before it; undefined where there is nothing. @throws Failure when a component throws */
  async at(path: string): Promise<{ readonly type: string; readonly body: Uint8Array } | undefined> {
    const file = this.#files.get(path) ?? this.#files.get(documentFile(`/${path}`));
    if (file === undefined) return undefined;
    return { type: typeOf(file.path), body: await bytesOf(file) };
  }
}

async function bytesOf(file: SiteFile): Promise<Uint8Array> {
  if ('from' in file) return readFile(file.from);
  return Buffer.from('text' in file ? file.text : await file.make());
}

function pagesOf(tested: TestedBlock): PageContent[] {
  const { name, example, block } = tested;
  const { id: _, ...others } = block;
  const page = (route: string, blocks: readonly JsonObject[]): PageContent => ({
    file: example.file,
    route,
    title: name,
    content: { title: name, description: name, blocks: blocks.map((each): WrittenBlock => ({ ...each, type: name })) },
  });
  const onGrounds = groundsOf(tested).map((background) => ({ ...others, ...(background && { background }) }));
  const asked = askedBlock(tested);
  return [
    page(exampleRoute(name), [block]),
    page(groundsRoute(name), onGrounds),
    ...(asked === undefined ? [] : [page(askedRoute(name), [asked])]),
  ];
}

/** A page with the example of a block and nothing else, and what renders it. */
type Rendering = {
  readonly plan: RoutePlan;
  /** The same block on each of its backgrounds. */
  readonly onGrounds: RoutePlan;
  /** The same with all that pages may ask of its list, if it has one. */
  readonly asked: RoutePlan | undefined;
  readonly bundle: Bundle;
  readonly places: Places;
  /** How long a block may take, in seconds. */
  readonly seconds: number;
};

/** What a build would make of a block: it is shown, comes out the same each time, and its list does what pages ask of it. */
export function renderLaws(rendering: Rendering): Diagnostic[] {
  const { plan, onGrounds, bundle, places, seconds } = rendering;
  const { entry, own } = bundle;
  try {
    const [first, second] = inTime(seconds, () => [entry.render(plan).body, entry.render(plan).body]);
    if (first !== second) return [diagnose('block-unsteady', places.ofComponent(), { why: 'random' })];
    inTime(seconds, () => entry.render(onGrounds));
    return inTime(seconds, () => unanswered(rendering));
  } catch (error) {
    const { cause } = Object(error);
    if (isTooLong(error)) return [diagnose('block-not-shown', places.ofComponent(), { why: 'endless', seconds })];
    const { message, stack } = Object(Object(cause).stack === undefined ? error : cause);
    const at = places.at(own?.placeIn(String(stack)));
    return [diagnose('block-not-shown', at, { why: 'thrown', reason: String(message) })];
  }
}

/** What pages may ask of the list of the block, and don't get. */
function unanswered({ asked, bundle, places }: Rendering): Diagnostic[] {
  if (asked?.screen.kind !== 'page') return [];
  const markup = bundle.entry.render(asked).body;
  const missing = asked.screen.blocks.slice(0, 1).flatMap(({ place }) => unshownOfList(place, markup));
  return missing.map((why) => diagnose('block-list-silent', places.ofComponent(), { why }));
}

/** What nobody writes, to be found again in what a block shows. */
const HEADING = 'heading-of-a-test';

/** A block with all that pages may ask of its list: a heading, and a field to search it. Undefined if they can't, or its example has no items. */
function askedBlock({ name, block }: TestedBlock): JsonObject | undefined {
  const list = listKinds(name).find(({ groups }) => groups === undefined);
  const items = block[list?.key ?? ''];
  if (list === undefined || !Array.isArray(items) || items.length === 0) return undefined;
  const heading: NotedHeading = { words: HEADING, isNamed: true, from: 0 };
  return {
    ...block,
    ...(hasHeadings(list) ? { [blockNotes.headings]: [heading] } : {}),
    ...(below(schemaOf(`blocks/${name}`), 'find') === undefined ? {} : { find: true }),
  };
}

/** What was asked of a list and isn't in the markup of its block. */
export function unshownOfList({ headings, filters }: BlockPlace, markup: string): ('headings' | 'choice' | 'mark')[] {
  return [
    ...(headings !== undefined && !markup.includes(HEADING) ? (['headings'] as const) : []),
    ...(filters !== undefined && !markup.includes(' data-filters=') ? (['choice'] as const) : []),
    ...(filters !== undefined && !markup.includes(' data-list=') ? (['mark'] as const) : []),
  ];
}
