/** Colours are what they come to. */
const still = (): CSSStyleSheet => sheetOf('*,*::before,*::after{transition:none!important}');

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

export function holdStill(): void {
  document.adoptedStyleSheets.push(still());
}

/** Shows what another document does, without its scripts: that takes less than to load it. */
export function wear(html: string): void {
  const other = new DOMParser().parseFromString(html, 'text/html');
  const styles = [...other.querySelectorAll('style')].map(({ textContent }) => textContent);
  for (const style of document.querySelectorAll('style')) style.remove();
  document.adoptedStyleSheets = [sheetOf(styles.join('\n')), still()];
  document.body.replaceChildren(...[...other.body.childNodes].map((node) => document.adoptNode(node)));
}
