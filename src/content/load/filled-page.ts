import type { WrittenPage } from '../../model/generated/written.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { PageContent } from '../../model/site.ts';
import { writtenIn } from '../check/contents.ts';
import { type Fillings, filledBlocks, filledText, words } from '../entries/fill.ts';
import { listPageRoute } from '../entries/paging.ts';
import { shownBlocks } from '../entries/show.ts';
import { visibleBlocks } from '../entries/visible.ts';
import type { OwnPage } from './own-pages.ts';
import type { PageAnswers } from './page-answers.ts';

/**
 * A page with its blocks as they are shown, made of nothing but answers.
 *
 * @param first its address, or that of the first of the pages of its long list, which are alike but for the list and the title
 * @param number which of them it is
 */
export function pageOf(file: string, first: string, number: number, answers: PageAnswers): PageContent | undefined {
  const { ask, asked } = answers.recording();
  const { content } = ask.page(file) ?? {};
  const page = ask.ownPage(file, first);
  const written = content === undefined ? undefined : writtenIn(content);
  if (content === undefined || written === undefined || page === undefined) return undefined;
  const text = ask.text(file.replace(/\.yaml$/, '.md'))?.root;
  const body = text?.kind === 'scalar' ? { body: String(text.value) } : {};
  const own = ownWords({ ...withoutEmptyLists(written), ...body }, content.parameter, page);
  const { blocks: all = [] } = own;
  const blocks = visibleBlocks(isList(all) ? all : [], ask);
  const title = number === 1 ? {} : { title: `${String(own.title)} (${number})` };
  const absence = ask.absence(file);
  return {
    file,
    route: listPageRoute(first, number),
    content: shownPage({
      ...headFields(own),
      ...title,
      blocks: shownBlocks(blocks, { route: first, entry: ask.entry(file), number }, ask),
    }),
    ...(absence === undefined ? {} : { absence }),
    // The other pages of a long list have no document of their own.
    ...(content.pdf === undefined || number > 1 ? {} : { pdf: content.pdf }),
    ...(page.count === 1 ? {} : { list: { first, number, count: page.count } }),
    dependencies: asked(),
  };
}

/** What a page says, with the value in its place that it stands for. */
function ownWords(written: JsonObject, parameter: string | undefined, page: OwnPage): JsonObject {
  return page.words === undefined ? written : filledPage(written, new Map([[parameter ?? '', words(page.words)]]));
}

/** What its kind adds is true to the page's schema like what the author wrote. */
function shownPage(page: JsonObject): WrittenPage {
  return page as unknown as WrittenPage;
}

function filledPage(written: JsonObject, fillings: Fillings): JsonObject {
  const text = (value: Json | undefined): Json => filledText(String(value ?? ''), fillings);
  const blocks = Array.isArray(written.blocks) ? written.blocks : [];
  return {
    ...written,
    title: text(written.title),
    description: text(written.description),
    blocks: filledBlocks(blocks, fillings),
  };
}

/** What a page says of itself. Its picture, where it is one with an alt text, is shown by its address elsewhere. */
function headFields(written: JsonObject): JsonObject {
  const { image } = written;
  if (typeof image !== 'object' || image === null) return written;
  const { image: _, ...others } = written;
  return 'src' in image && image.src !== undefined ? { ...others, image: image.src } : others;
}

/** An empty list is one that was left out: the schemas let none through that must have entries. Most pages have none, and stay as they are. */
export function withoutEmptyLists(map: JsonObject): JsonObject {
  if (!hasEmptyList(map)) return map;
  const entries = Object.entries(map).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutEmptyBelow(value)]));
}

function hasEmptyList(value: Json): boolean {
  if (isList(value)) return value.length === 0 || value.some(hasEmptyList);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasEmptyList);
}

function withoutEmptyBelow(value: Json): Json {
  if (isList(value)) return value.map(withoutEmptyBelow);
  return typeof value === 'object' && value !== null ? withoutEmptyLists(value) : value;
}

/** Like `Array.isArray`, which knows nothing of lists that may not be changed. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
