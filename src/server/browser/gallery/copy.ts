/** How long "Copied" is to be read, in milliseconds. */
const reading = 4000;

function select(element: Element): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(element);
}

/** Copies a text, or else selects it, and says which of the two. The clipboard may be denied, or not be there. */
async function copyFrom(element: Element): Promise<string> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return 'Copied';
  } catch {
    select(element);
    return 'Selected: now copy it with your keyboard';
  }
}

async function copy(button: HTMLElement): Promise<void> {
  const [element, status] = [document.getElementById(button.dataset.copy ?? ''), button.previousElementSibling];
  if (element === null || status === null) return;
  const said = await copyFrom(element);
  status.textContent = said;
  setTimeout(() => {
    if (status.textContent === said) status.textContent = '';
  }, reading);
}

/** Makes every button with `data-copy` copy the text of the element with that id. */
export function copyOnPress(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button !== null) void copy(button);
  });
}
