import { useLayoutEffect, useRef } from 'react';
import type { ListFilter } from '../../../model/plan.ts';
import { fillIn, useFrame, usePlace, useWords } from '../context.tsx';
import { LinkedWords } from '../Elements.tsx';
import { chakra, useStyles } from '../styles.ts';
import { filterList } from './filter-list.ts';
import { filtersRecipe } from './filters.recipe.ts';
import { countOf, useChosenList } from './long-list.ts';

/** What visitors choose from a list by. Its fields count, whoever comes first; `filter-list.ts` shows what fits. Without script, values lead to their pages. */
export default function Filters() {
  const { filters } = usePlace();
  const words = useWords();
  const { language } = useFrame();
  const ref = useRef<HTMLFormElement>(null);
  const styles = useStyles(filtersRecipe);
  const { isLong } = useChosenList();
  // Each time: there may be other items below it, or another choice in the address.
  useLayoutEffect(() => {
    if (ref.current !== null) filterList(ref.current);
  });
  if (filters === undefined) return null;
  const { fields, items, find, prefix = '', of } = filters;
  const name = of === undefined ? words.filterList : `${words.filterList}: ${of}`;
  const all = new Intl.NumberFormat(language).format(countOf(filters));
  const withPages = fields.filter(({ options }) => options.some(({ page }) => page !== undefined));
  return (
    <>
      {withPages.length > 0 && (
        <chakra.div css={styles.pages}>
          {withPages.map((field) => (
            <Pages key={field.name} {...field} />
          ))}
        </chakra.div>
      )}
      <chakra.search css={styles.root} aria-label={name} data-long={isLong ? '' : undefined}>
        <chakra.form ref={ref} autoComplete="off" data-filters={items} css={styles.form}>
          {find === true && (
            <chakra.label css={styles.search}>
              <chakra.span css={styles.label}>{words.findInList}</chakra.span>
              <chakra.input type="search" name={`${prefix}find`} enterKeyHint="search" css={styles.input} />
            </chakra.label>
          )}
          {fields.length > 0 && (
            <chakra.div css={styles.fields}>
              {fields.map((field) => {
                const Field = field.as === 'chips' ? Chips : Menu;
                return <Field key={field.name} {...field} name={prefix + field.name} />;
              })}
            </chakra.div>
          )}
          <chakra.div css={styles.foot}>
            <output tabIndex={-1} data-found={words.foundInList} data-none={words.nothingLeft} suppressHydrationWarning>
              {fillIn(words.foundInList, { number: all, all })}
            </output>
            <chakra.button type="reset" css={styles.reset}>
              {words.showAll}
            </chakra.button>
          </chakra.div>
        </chakra.form>
      </chakra.search>
    </>
  );
}

function Pages({ label, options }: ListFilter) {
  const styles = useStyles(filtersRecipe);
  return (
    <div>
      <chakra.p css={styles.label}>{label}</chakra.p>
      <chakra.ul css={styles.chips}>
        {options.map(
          ({ value, label: words, page }) =>
            page && (
              <li key={value}>
                <LinkedWords of={words} href={page} css={[styles.chip, styles.link]} />
              </li>
            ),
        )}
      </chakra.ul>
    </div>
  );
}

/** Values side by side, of which any can be chosen. A single one says itself what it is. */
function Chips({ name, label, options }: ListFilter) {
  const styles = useStyles(filtersRecipe);
  const isNamed = options.length > 1 || options[0]?.label !== label;
  return (
    <chakra.fieldset css={styles.field} data-filter="">
      {isNamed && <chakra.legend css={styles.label}>{label}</chakra.legend>}
      <chakra.div css={styles.chips}>
        {options.map((option) => (
          <chakra.label key={option.value} css={styles.chip}>
            <chakra.input type="checkbox" name={name} value={option.value} css={styles.box} />
            {option.label}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

function Menu({ name, label, as, options }: ListFilter) {
  const styles = useStyles(filtersRecipe);
  const { filterAny } = useWords();
  return (
    <chakra.label css={styles.field} data-filter={as}>
      <chakra.span css={styles.label}>{label}</chakra.span>
      <chakra.select name={name} css={[styles.input, styles.menu]}>
        <option value="">{filterAny}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </chakra.select>
    </chakra.label>
  );
}
