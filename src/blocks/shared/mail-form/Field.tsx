import type { ReactElement } from 'react';
import type { Frame } from '../../../model/frame.ts';
import { plainText } from '../../../model/plain-text.ts';
import { chakra } from '../chakra.tsx';
import { useFrame, usePlace, useWords } from '../context.tsx';
import { fillIn } from '../fill-in.ts';
import { icons } from '../generated/icons.ts';
import { IconView } from '../IconView.tsx';
import { Prose } from '../Prose.tsx';
import { useStyles } from '../styles.ts';
import { Phrase } from '../Words.tsx';
import type { FieldProps, FormField, PlacedFieldProps } from './form-state.ts';
import { fieldRecipe } from './mail-form.recipe.ts';
import { noteId, problemId } from './wrong-fields.ts';

/** One field, with its label. */
export function Field(field: FieldProps): ReactElement {
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

/** A box to tick, with its label beside it. Links are in the note below: one in the label would be in the way of the box. */
function TickField({ isLocked, ...field }: PlacedFieldProps): ReactElement {
  const { id, name, required = false, note } = field;
  const styles = useStyles(fieldRecipe);
  const { yes } = useWords();
  return (
    <chakra.div inert={isLocked} css={styles.tick}>
      <chakra.input
        type="checkbox"
        id={id}
        name={name}
        value={yes}
        required={required}
        {...(note === undefined ? {} : { 'aria-describedby': noteId(id) })}
        css={styles.mark}
      />
      <chakra.label htmlFor={id} css={styles.answer}>
        <FieldLabel {...field} />
      </chakra.label>
      <FieldNote {...field} />
      <FieldProblem {...field} isLocked={isLocked} />
    </chakra.div>
  );
}

/** What every box has, as attributes. */
function attributesOf({ id, name, required, autocomplete, note }: PlacedFieldProps): object {
  return {
    id,
    name,
    ...(required === true ? { required } : {}),
    ...(autocomplete === undefined ? {} : { autoComplete: autocomplete }),
    ...(note === undefined ? {} : { 'aria-describedby': noteId(id) }),
  };
}

function SelectBox({ options = [], isLocked, ...field }: PlacedFieldProps): ReactElement {
  const styles = useStyles(fieldRecipe);
  const { choose } = useWords();
  const { default: chosen, placeholder = choose } = field;
  const initial = chosen === undefined ? '' : plainText(chosen);
  return (
    <>
      <chakra.select
        {...attributesOf({ ...field, isLocked })}
        defaultValue={initial}
        inert={isLocked}
        css={[styles.input, styles.select]}
      >
        {(chosen === undefined || field.required !== true) && <option value="">{plainText(placeholder)}</option>}
        {options.map((option, index) => (
          <option key={index}>{plainText(option)}</option>
        ))}
      </chakra.select>
      <IconView of={icons.chevronRight} css={styles.chevron} />
    </>
  );
}

function Box(field: PlacedFieldProps): ReactElement {
  const { type = 'text', placeholder, isLocked } = field;
  const styles = useStyles(fieldRecipe, { lines: type === 'textarea' ? 'many' : 'one' });
  const attributes = {
    ...attributesOf(field),
    readOnly: isLocked,
    ...(placeholder === undefined ? {} : { placeholder: plainText(placeholder) }),
  };
  if (type === 'textarea') return <chakra.textarea {...attributes} rows={6} css={styles.input} />;
  const { min = field.earliest, max = field.latest } = field;
  // Without script, too, spaces alone are no answer. A field for several lines can't say so in HTML.
  const pattern = field.required === true && type === 'text' ? '.*\\S.*' : undefined;
  return <chakra.input {...attributes} {...{ type, min, max, pattern }} css={styles.input} />;
}

/** A field that is a box, with its label above: for a line, for several, a number, a date, or a list to open. */
function BoxField(field: PlacedFieldProps): ReactElement {
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
function RadioField({ options = [], isLocked, default: chosen, ...field }: PlacedFieldProps): ReactElement {
  const { id, name, required = false, note } = field;
  const styles = useStyles(fieldRecipe);
  const initial = chosen === undefined ? undefined : plainText(chosen);
  return (
    <chakra.fieldset
      id={id}
      role="radiogroup"
      {...(required ? { 'aria-required': true } : {})}
      {...(note === undefined ? {} : { 'aria-describedby': noteId(id) })}
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
function FieldLabel({ label, required }: Pick<FormField, 'label' | 'required'>): ReactElement {
  const styles = useStyles(fieldRecipe);
  const { optional } = useWords();
  return (
    <>
      <Phrase of={label} />
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
function FieldNote({ id, note }: Pick<PlacedFieldProps, 'id' | 'note'>): ReactElement | null {
  const styles = useStyles(fieldRecipe);
  if (note === undefined) return null;
  return (
    <chakra.div id={noteId(id)} css={styles.note}>
      <Prose of={note} />
    </chakra.div>
  );
}

/** What a field asks for, shown once something is wrong with it. */
function FieldProblem(field: PlacedFieldProps): ReactElement | null {
  const styles = useStyles(fieldRecipe);
  const words = useWords();
  const { language } = useFrame();
  const problem = problemOf(field, { words, language });
  if (problem === undefined) return null;
  return (
    // Browsers may write a date in other words than the build did.
    <chakra.p id={problemId(field.id)} data-problem="" css={styles.problem} suppressHydrationWarning>
      {problem}
    </chakra.p>
  );
}

type Asking = {
  readonly words: Frame['words'];
  /** The site's language, for the names of months. */
  readonly language: string;
};

/** `2026-12-24` as the site's language has it: 24 December 2026. */
function longDate(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

function numberProblem({ min, max }: FormField, { words }: Asking): string {
  return [
    words.enterNumber,
    ...(min === undefined ? [] : [fillIn(words.notBelow, { min })]),
    ...(max === undefined ? [] : [fillIn(words.notAbove, { max })]),
  ].join(' ');
}

function dateProblem({ earliest, latest }: FormField, { words, language }: Asking): string {
  return [
    words.enterDate,
    ...(earliest === undefined ? [] : [fillIn(words.notBefore, { date: longDate(earliest, language) })]),
    ...(latest === undefined ? [] : [fillIn(words.notAfter, { date: longDate(latest, language) })]),
  ].join(' ');
}

/** What is asked for once a field is found wrong, limits included; nothing for a field that can't be. */
function problemOf(field: FormField, asking: Asking): string | undefined {
  const { type = 'text', required = false } = field;
  const { words } = asking;
  switch (type) {
    case 'email':
      return words.enterEmail;
    case 'number':
      return numberProblem(field, asking);
    case 'date':
      return dateProblem(field, asking);
    case 'select':
    case 'radio':
      return required ? words.chooseOne : undefined;
    case 'checkbox':
      return required ? words.tickBox : undefined;
    default:
      return required ? words.fillIn : undefined;
  }
}
