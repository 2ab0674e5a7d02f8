import { grouped } from '../../model/grouped.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import { type At, type Finding, finding, inText, startOfFile, withRelated } from '../../yaml/findings/finding.ts';
import { valueAt } from '../../yaml/syntax/tree.ts';
import type { Entry } from '../entries/entries.ts';
import { valuesIn } from '../entries/field-values.ts';
import { entriesIn } from './contents.ts';
import type { SiteRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** In a field that says so, no two pages of a kind may say the same. Told at each page but the first. */
export const uniqueRule: SiteRule = {
  scope: 'site',
  find: (site) => {
    const kinds = [...site.kinds.values()].filter(({ fields }) => fields.some(({ unique }) => unique === true));
    if (kinds.length === 0) return [];
    const byKind = grouped(site.entries.all, ({ kind }) => kind.name);
    return kinds.flatMap(({ name, fields }) =>
      fields.flatMap((field) => (field.unique === true ? repeatedIn(field, byKind.get(name) ?? [], site) : [])),
    );
  },
};

function repeatedIn(field: Field, entries: readonly Entry[], site: SiteIndex): Finding[] {
  const said = entries.flatMap((entry) =>
    valuesIn(entry.written[field.name], field, (name) => name).map((value) => ({ value, entry })),
  );
  return [...grouped(said, ({ value }) => value).values()].flatMap((same) => {
    const [first, ...others] = same.map(({ entry }) => entry).toSorted(inPlaces);
    if (first === undefined) return [];
    const { source, range } = placeOf(first, field, site);
    return others.map((entry) => {
      const facts = {
        key: field.name,
        value: String(entry.written[field.name]),
        file: first.file,
        others: others.length - 1,
      };
      return withRelated(
        finding('same-value', placeOf(entry, field, site), facts),
        { source, range },
        { why: 'same-value' },
      );
    });
  });
}

const inPlaces = (a: Entry, b: Entry): number =>
  a.file === b.file ? (a.row ?? 0) - (b.row ?? 0) : a.file < b.file ? -1 : 1;

function placeOf({ file, row = 0 }: Entry, { name }: Field, site: SiteIndex): At {
  const content = site.contentOf(file);
  const node = content && valueAt(entriesIn(content)[row], name);
  return content === undefined || node === undefined ? startOfFile(file) : inText(content.source, node.range);
}
