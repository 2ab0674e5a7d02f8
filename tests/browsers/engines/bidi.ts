import { WebSocket } from 'ws';

/** Sends a command, and gives its result. */
export type Send = <Result>(method: string, params?: object) => Promise<Result>;

/** What a browser tells of itself, as far as tests ask. */
export type BidiEvent = {
  readonly method: string;
  readonly params: {
    readonly context?: string;
    readonly source?: { readonly context?: string };
    readonly level?: string;
    readonly text?: string | null;
    readonly errorText?: string;
    readonly request?: { readonly url: string };
    readonly response?: { readonly url: string; readonly status: number };
  };
};

/** Connects to a browser that speaks WebDriver BiDi. `heard` is told of the events that are subscribed to. */
export async function connect(address: string, heard: (event: BidiEvent) => void): Promise<Send> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (answer: string) => void>();
  socket.on('message', (data) => {
    const text = String(data);
    const { id, ...event }: BidiEvent & { readonly id?: number } = JSON.parse(text);
    if (id === undefined) heard(event);
    else waiting.get(id)?.(text);
  });
  let last = 0;
  return <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      last += 1;
      waiting.set(last, (text) => {
        const { result }: { readonly result?: Result } = JSON.parse(text);
        if (result === undefined) reject(new Error(`${method}: ${text}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
