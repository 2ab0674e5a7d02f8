/** Where forms are taken that are for any service but EmailJS. */
export const servicePath = '/__mailbox/form';

/** Where a form goes here instead of to a service: with its address, so that the mailbox can name it. The same for what is such an address. */
export function localAction(action: string): string {
  return action.startsWith(servicePath) ? action : `${servicePath}?to=${encodeURIComponent(action)}`;
}

/** The service that a message at `servicePath` is for; undefined at other paths. */
export function serviceIn(url: string): string | undefined {
  const [path, query] = url.split('?');
  return path === servicePath ? (new URLSearchParams(query).get('to') ?? 'an unknown service') : undefined;
}
