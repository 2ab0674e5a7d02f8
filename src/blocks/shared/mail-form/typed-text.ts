type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a visitor fills in: neither the account's hidden fields nor the trap, which have no id. */
function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.querySelectorAll<Field>('input[id], textarea[id]')];
}

/** Where the boot script keeps what is typed in a field, as long as the tab is open: `message-subject/contact`. */
const placeOf = ({ id }: Field): string => id + location.pathname;

// Where storage is denied, every touch of it throws. What is typed then lives as long as the page.
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Puts back what was typed in a form before a reload, or before the visitor looked at another page. */
export function bringBackText(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const text = attempt((storage) => storage.getItem(placeOf(field)));
    if (field.value === '' && typeof text === 'string') field.value = text;
  }
}

/** Gives a function that forgets what is typed in a form, to be called when it has arrived, wherever the visitor is. */
export function forgetting(form: HTMLFormElement): () => void {
  const places = fieldsOf(form).map(placeOf);
  return () => {
    for (const place of places) attempt((storage) => storage.removeItem(place));
  };
}
