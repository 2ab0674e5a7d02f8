/** Makes an element. Texts stay texts. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** A button that says what it does. */
export function button(label: string, name: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: name }, label);
  made.addEventListener('click', press);
  return made;
}
