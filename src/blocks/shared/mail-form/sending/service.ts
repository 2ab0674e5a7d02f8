/** A form service that has answered and taken nothing. */
export class ServiceRefusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`The form service answered ${status} "${text.slice(0, 500)}".`);
    this.status = status;
  }
}

/** A message went out to a server that is there, and whose answer the browser keeps from this page. */
export class Unread extends Error {
  constructor(cause: unknown) {
    super('The form service sends no Access-Control-Allow-Origin header, so its answer cannot be read.', { cause });
  }
}

/** Services that answer 200 to everything say it in their JSON: `{"ok":false}`, `{"success":"false"}`. */
function saysNo(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    const fields: { readonly ok?: unknown; readonly success?: unknown } = Object(answer);
    return [fields.ok, fields.success].some((value) => value === false || value === 'false');
  } catch {
    // A page, or nothing at all: the status has said it.
    return false;
  }
}

/** Whether a server answers at all, whatever it says. */
async function isThere(address: URL, signal: AbortSignal): Promise<boolean> {
  return fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/**
 * Sends a form once to an address that takes forms. Nothing in the request makes the browser ask the server first, so a
 * server gets it even if it knows nothing of other origins.
 * @throws ServiceRefusal when the service says no, Unread when its answer can't be read, else what `fetch` throws
 */
export async function postToService(address: URL, body: FormData, signal: AbortSignal): Promise<void> {
  const request = { method: 'POST', body, headers: { Accept: 'application/json' }, signal };
  const response = await fetch(address, request).catch(async (reason: unknown) => {
    // No network and no permission to read look the same. A server that is there has got the message.
    throw !signal.aborted && (await isThere(address, signal)) ? new Unread(reason) : reason;
  });
  const text = await response.text();
  if (!response.ok || saysNo(text)) throw new ServiceRefusal(response.status, text);
}
