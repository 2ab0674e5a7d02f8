/** Whether the visitor has asked for little data: nothing is fetched ahead then. */
export function savesData(): boolean {
  // Not in TypeScript's library, and not in every browser.
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
