import type { BlockProps } from '../../../model/generated/resolved.ts';
import { plainText } from '../../../model/text.ts';
import { fillIn, useFrame, usePlace, useWords } from '../context.tsx';
import { IconView, Phrase, ProseBox } from '../Elements.tsx';
import { chakra, useStyles } from '../styles.ts';
import { fieldRecipe } from './mail-form.recipe.ts';
import { noteId, problemId } from './wrong-fields.ts';

export type FormField = NonNullable<BlockProps<'contact-form'>['fields']>[number];

type FieldProps = FormField & {
  /** While the message is on its way, so that nothing is filled in that would not be sent. */
  readonly isLocked: boolean;
};

type PlacedFieldProps = FieldProps & { readonly id: string };

export function Field(field: FieldProps) {
  const { id: block } = usePlace();
  const placed = { ...field, id: `${block}-${field.name}` };
  switch (field.type) {
    case 'radio':
      return <RadioField {...placed} />;
    case 'checkbox':
      return <TickField {...placed} />;
    default:
      return <BoxField {...placed} />;
  }
}

/** A box to tick, with its label beside it. A link in it is followed, and ticks nothing. */
function TickField({ isLocked, ...field }: PlacedFieldProps) {
  const styles = useStyles(fieldRecipe);
  const { yes } = useWords();
  return (
    <chakra.div inert={isLocked} css={styles.tick}>
      <chakra.input type="checkbox" {...attributesOf(field)} value={yes} css={styles.mark} />
      <chakra.label htmlFor={field.id} css={styles.answer}>
        <FieldLabel {...field} />
      </chakra.label>
      <FieldNote {...field} />
      <FieldProblem {...field} isLocked={isLocked} />
    </chakra.div>
  );
}

function attributesOf({ id, name, required, autocomplete, note }: Omit<PlacedFieldProps, 'isLocked'>): object {
  return { id, name, required, autoComplete: autocomplete, 'aria-describedby': note && noteId(id) };
}

function SelectBox({ options = [], isLocked, ...field }: PlacedFieldProps) {
  const styles = useStyles(fieldRecipe);
  const { choose } = useWords();
  const { default: chosen, placeholder = choose } = field;
  const initial = chosen === undefined ? '' : plainText(chosen);
  return (
    <>
      <chakra.select
        {...attributesOf(field)}
        defaultValue={initial}
        inert={isLocked}
        css={[styles.input, styles.select]}
      >
        {(chosen === undefined || field.required !== true) && <option value="">{plainText(placeholder)}</option>}
        {options.map((option, index) => (
          <option key={index}>{plainText(option)}</option>
        ))}
      </chakra.select>
      <IconView of="chevronRight" css={styles.chevron} />
    </>
  );
}

function Box(field: PlacedFieldProps) {
  const { type = 'text', placeholder, isLocked } = field;
  const styles = useStyles(fieldRecipe, { lines: type === 'textarea' ? 'many' : 'one' });
  const attributes = { ...attributesOf(field), readOnly: isLocked, placeholder: placeholder && plainText(placeholder) };
  if (type === 'textarea') return <chakra.textarea {...attributes} rows={6} css={styles.input} />;
  const { min = field.earliest, max = field.latest } = field;
  if (type === 'file') {
    const ends = field.accept?.map((end) => `.${end}`).join();
    const own = { type, accept: ends, 'data-most': field.maxSize, inert: isLocked };
    return <chakra.input {...attributesOf(field)} {...own} css={styles.input} />;
  }
  // Without script, too, spaces alone are no answer. A field for several lines can't say so in HTML.
  const pattern = field.required === true && type === 'text' ? '.*\\S.*' : undefined;
  return <chakra.input {...attributes} {...{ type, min, max, pattern }} css={styles.input} />;
}

function BoxField(field: PlacedFieldProps) {
  const styles = useStyles(fieldRecipe);
  return (
    <>
      <chakra.label htmlFor={field.id} css={styles.label}>
        <FieldLabel {...field} />
      </chakra.label>
      <FieldNote {...field} />
      {field.type === 'select' ? <SelectBox {...field} /> : <Box {...field} />}
      <FieldProblem {...field} />
    </>
  );
}

/** A few answers to choose one from. What is chosen is kept by the part of their ids before the dot. */
function RadioField({ options = [], isLocked, default: chosen, ...field }: PlacedFieldProps) {
  const { id, name, required = false, note } = field;
  const styles = useStyles(fieldRecipe);
  const initial = chosen === undefined ? undefined : plainText(chosen);
  return (
    <chakra.fieldset
      id={id}
      role="radiogroup"
      aria-required={required || undefined}
      aria-describedby={note && noteId(id)}
      inert={isLocked}
      css={styles.group}
    >
      <chakra.legend css={styles.label}>
        <FieldLabel {...field} />
      </chakra.legend>
      <FieldNote {...field} />
      <chakra.div css={styles.answers}>
        {options.map((option, index) => (
          <chakra.label key={index} css={styles.answer}>
            <chakra.input
              type="radio"
              id={`${id}.${index}`}
              name={name}
              value={plainText(option)}
              required={required}
              defaultChecked={plainText(option) === initial}
              css={styles.mark}
            />
            <Phrase of={option} />
          </chakra.label>
        ))}
      </chakra.div>
      <FieldProblem {...field} isLocked={isLocked} />
    </chakra.fieldset>
  );
}

/** The name of a field. What may stay empty says so; what is needed is the rule and says nothing. */
function FieldLabel({ label, required }: Pick<FormField, 'label' | 'required'>) {
  const styles = useStyles(fieldRecipe);
  const { optional } = useWords();
  return (
    <>
      <Phrase of={label.flatMap((text, index) => [index === 0 ? [] : ' ', text].flat())} />
      {required !== true && (
        // Not part of the field's name. Screen readers say which fields are required.
        <chakra.span aria-hidden="true" css={styles.optional}>
          {optional}
        </chakra.span>
      )}
    </>
  );
}

/** The author's words about a field, under its label: there no keyboard of a phone covers them, and boxes beside each other stay on one line. */
function FieldNote({ id, note }: Pick<PlacedFieldProps, 'id' | 'note'>) {
  return <ProseBox id={noteId(id)} of={note} css={useStyles(fieldRecipe).note} />;
}

/** What a field asks for, limits included, shown once it is found wrong; nothing for a field that can't be. */
function FieldProblem(field: PlacedFieldProps) {
  const styles = useStyles(fieldRecipe);
  const problem = useProblem(field);
  if (problem === undefined) return null;
  return (
    // Browsers may write a date in other words than the build did.
    <chakra.p id={problemId(field.id)} data-problem="" css={styles.problem} suppressHydrationWarning>
      {problem}
    </chakra.p>
  );
}

function useProblem({ type, required, min, max, earliest, latest, accept, maxSize }: FormField): string | undefined {
  const words = useWords();
  const { language } = useFrame();
  const within = (asked: string, limits: readonly (string | undefined)[]): string =>
    [asked, ...limits.flatMap((limit) => limit ?? [])].join(' ');
  /** `2026-12-24` as the site's language has it: 24 December 2026. */
  const dateIn = (limit: string, day: string | undefined): string | undefined =>
    day &&
    fillIn(limit, {
      date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
    });
  switch (type) {
    case 'email':
      return words.enterEmail;
    case 'number':
      return within(words.enterNumber, [
        min === undefined ? undefined : fillIn(words.notBelow, { min }),
        max === undefined ? undefined : fillIn(words.notAbove, { max }),
      ]);
    case 'date':
      return within(words.enterDate, [dateIn(words.notBefore, earliest), dateIn(words.notAfter, latest)]);
    case 'file':
      return within(words.chooseFile, [
        accept &&
          fillIn(words.fileEnds, { ends: new Intl.ListFormat(language, { type: 'disjunction' }).format(accept) }),
        maxSize === undefined ? undefined : fillIn(words.fileSize, { size: maxSize }),
      ]);
    case 'select':
    case 'radio':
      return required === true ? words.chooseOne : undefined;
    case 'checkbox':
      return required === true ? words.tickBox : undefined;
    default:
      return required === true ? words.fillIn : undefined;
  }
}
