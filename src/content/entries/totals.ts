import type { Ask } from '../../engine/questions.ts';
import { isList, isObject, type Json } from '../../model/json.ts';
import { placeholdersIn } from '../texts/placeholders.ts';
import type { Entry } from './entries.ts';
import { type Filling, type Fillings, isTotal, type Total, totalNamed, words } from './fill.ts';
import { shownField } from './shown-field.ts';

/** The totals of fields that are asked for in the texts of a value. */
export const totalsIn = (value: Json): readonly Total[] =>
  totalNamesIn(value).flatMap((name) => totalNamed(name) ?? []);

/** The same as they are written, with the number of entries: `count`, `sum:price`. */
export function totalNamesIn(value: Json): readonly string[] {
  if (typeof value === 'string') return placeholdersIn(value).flatMap(({ name }) => (isTotal(name) ? name : []));
  if (isList(value)) return value.flatMap(totalNamesIn);
  return isObject(value) ? Object.values(value).flatMap(totalNamesIn) : [];
}

/** What stands for the number of entries, and for totals of their fields. Where none says anything, a sum is 0, and a dash stands for the others. */
export function totalsOf(found: readonly Entry[], totals: readonly Total[], ask: Ask): Fillings {
  const named = totals.map((total): [string, Filling] => [total.name, filling(total, found, ask)]);
  return new Map([['count', words(String(found.length))], ...named]);
}

function filling({ of, field: name }: Total, found: readonly Entry[], ask: Ask): Filling {
  const field = found[0]?.kind.fields.find((each) => each.name === name);
  const values = found.flatMap(({ written }) => written[name] ?? []);
  const total = of === 'sum' ? sumOf(values) : outermost(values, of);
  return total === undefined ? words('–') : shownField(total, field, ask);
}

/** Prices are added without what binary fractions lose: `0.1 + 0.2` is `0.3`. */
function sumOf(values: readonly Json[]): number {
  const sum = values.reduce<number>((all, value) => all + (typeof value === 'number' ? value : 0), 0);
  return Number(sum.toPrecision(15));
}

/** Numbers by their size, days as they are written: in that form, the earlier one comes first in the alphabet, too. */
function outermost(values: readonly Json[], of: 'min' | 'max'): number | string | undefined {
  const known = values.filter((value) => typeof value === 'number' || typeof value === 'string');
  return known.reduce<number | string | undefined>(
    (best, value) => (best === undefined || (of === 'min' ? value < best : value > best) ? value : best),
    undefined,
  );
}
