type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor fills in: neither the account's hidden fields nor the trap, which have no id. */
function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.querySelectorAll<Field>('input[id], select[id], textarea[id]')];
}

/**
 * Where the boot script keeps what is in a field, as long as the tab is open: `message-subject/contact`. Radio buttons of a group share a
 * place: what comes after a dot in an id counts nothing.
 */
const storageKey = ({ id }: Field): string => id.replace(/\..*/, '') + location.pathname;

// Where storage is denied, every touch of it throws. What is typed then lives as long as the page.
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** What the boot script has kept: whether the field was checked, which only some can be, and its value. */
type FieldState = { readonly isChecked: boolean; readonly value: string };

function keptOf(field: Field): FieldState | undefined {
  const text = attempt((storage) => storage.getItem(storageKey(field)));
  const [, checked, value] = /^(true|false|undefined)(.*)$/s.exec(text ?? '') ?? [];
  return value === undefined ? undefined : { isChecked: checked === 'true', value };
}

/** Puts in a field what was kept of it. What has been typed since stays. */
function bringBack(field: Field, { isChecked, value }: FieldState): void {
  if (field instanceof HTMLSelectElement) {
    // The list may have other answers by now.
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  } else if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    field.checked = isChecked && field.value === value;
    // A date of which only a part is typed has no value.
  } else if (field.value === '' && value !== '') field.value = value;
}

/** Puts back what was filled in before a reload, or before the visitor looked at another page. */
export function bringBackText(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const kept = keptOf(field);
    if (kept !== undefined) bringBack(field, kept);
  }
}

/** Gives a function that forgets what is filled in, to be called when it has arrived, wherever the visitor is. */
export function forgetting(form: HTMLFormElement): () => void {
  const places = fieldsOf(form).map(storageKey);
  return () => {
    for (const place of places) attempt((storage) => storage.removeItem(place));
  };
}
