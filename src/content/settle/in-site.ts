import { grouped } from '../../model/grouped.ts';
import { isJson, pageNameOf } from '../../model/page-file.ts';
import { remembered } from '../../model/remembered.ts';
import { takenBySite } from '../../schema/explain/elsewhere.ts';
import { type Finding, inText, withRelated } from '../../yaml/findings/finding.ts';
import { parseOnce } from '../../yaml/reading/parse.ts';
import { type MapNode, type Node, textOf } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';

/** A page, with its keys as far as they can be read. */
type PageKeys = { readonly file: string; readonly content?: { readonly root: Node } | undefined };

/**
 * What belongs into site.yaml, with its answer: what isn't there yet moves, and what it says already goes. Where it says something else, that is
 * shown.
 * @param site the text of site.yaml
 */
export function answeredInSite(
  found: readonly Finding[],
  site: SourceText | undefined,
  pages: readonly PageKeys[],
): readonly Finding[] {
  if (site === undefined || isJson(site.file) || found.every(({ forSite }) => forSite === undefined)) return found;
  const { root, masks } = parseOnce(site);
  // What can't be read of it may say anything.
  if (root?.kind !== 'map' || masks.length > 0) return found;
  const kinds = new Map(
    found.flatMap(({ source, forSite }) =>
      forSite !== undefined && 'folder' in forSite && forSite.key === 'kind' ? [[source.file, forSite.name]] : [],
    ),
  );
  // A folder says the kind of its pages if each of them is of that. Many pages ask for the same.
  const isOfAll = remembered((folder: string, kind: string): boolean => {
    const inside = `pages/${folder}/`;
    return pages.every(
      ({ file, content }) =>
        !file.startsWith(inside) ||
        pageNameOf(file) === `${inside}index` ||
        textOf(content?.root, 'kind') !== undefined ||
        kinds.get(file) === kind,
    );
  });
  const isRight = ({ forSite }: Finding): boolean =>
    forSite === undefined || !('folder' in forSite) || forSite.key !== 'kind' || isOfAll(forSite.folder, forSite.name);
  return byFolder(found).map((each) => (isRight(each) ? answered(each, site, root) : each));
}

/** What the pages of a folder have for other programs goes into one list: that is one answer for all of its keys. */
function byFolder(found: readonly Finding[]): readonly Finding[] {
  const ofOthers = ({ forSite }: Finding) => (forSite !== undefined && 'names' in forSite ? forSite : undefined);
  const names = new Map(
    [...grouped(found, (each) => ofOthers(each)?.folder)].map(
      ([folder, some]) => [folder, [...new Set(some.flatMap((each) => ofOthers(each)?.names ?? []))]] as const,
    ),
  );
  return found.map((each) => {
    const forSite = ofOthers(each);
    return forSite === undefined
      ? each
      : { ...each, forSite: { ...forSite, names: names.get(forSite.folder) ?? forSite.names } };
  });
}

function answered(found: Finding, site: SourceText, root: MapNode): Finding {
  const { forSite } = found;
  const taken = forSite && takenBySite(site, root, forSite);
  if (forSite === undefined || taken === undefined) return found;
  if ('other' in taken) {
    const text = site.text.slice(...taken.other.range).trim();
    return withRelated(found, inText(site, taken.other.range), { why: 'said-there', text });
  }
  const own = forSite.away.length === 0 ? {} : { edits: forSite.away };
  return { ...found, ...own, ...(taken.edits.length === 0 ? {} : { also: { source: site, edits: taken.edits } }) };
}
