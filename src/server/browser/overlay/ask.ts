/** What the server answered, or that it didn't. */
export type Answer = { readonly isGood: boolean; readonly status: number; readonly text: string };

/** Posts an object to an address of the development server. Never throws. */
export async function ask(path: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
    return { isGood: response.ok, status: response.status, text: (await response.text()).trim() };
  } catch {
    return { isGood: false, status: 0, text: "The server doesn't answer. Is it still running?" };
  }
}
