import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { writeWhole } from '../../../src/builder/write/write.ts';
import { startPreview } from '../../../src/server/start-preview.ts';

/** What came of many requests while builds put one version after the other in its place. */
export type Figures = {
  readonly requests: number;
  /** Versions that were published meanwhile. */
  readonly versions: number;
  /** Versions that were seen by the first visitor. */
  readonly seen: number;
  readonly faults: readonly string[];
};

const form = '<form method="post" action="https://api.emailjs.com/api/v1.0/email/send-form"></form>';

const pages = ['index.html', 'about.html', 'contact.html', 'contact.page.json', 'built/app.js', '404.html'];

/** Texts of different lengths, so that a mixture of two versions is noticed. */
function textOf(path: string, version: number): string {
  const words = `version ${version} of ${path} ${'x'.repeat((version % 7) * 100)} end`;
  if (path === 'contact.html') return words + form;
  return path.endsWith('.json') ? JSON.stringify({ words, email: { serviceId: 's', publicKey: 'p' } }) : words;
}

type Question = { readonly address: string; readonly path: string; readonly status: number };

const questions: readonly Question[] = [
  { address: '/', path: 'index.html', status: 200 },
  { address: '/about', path: 'about.html', status: 200 },
  { address: '/about.html', path: 'about.html', status: 200 },
  { address: '/contact', path: 'contact.html', status: 200 },
  { address: '/contact.page.json', path: 'contact.page.json', status: 200 },
  { address: '/built/app.js', path: 'built/app.js', status: 200 },
  { address: '/nothing', path: '404.html', status: 404 },
];

function ask(port: number, path: string, agent: Agent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    sent.on('error', reject).end();
  });
}

/** One connection that asks one thing after the other. */
class Visitor {
  readonly faults: string[] = [];
  readonly seen = new Set<number>();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #last = 0;

  /** Asks, and notes what is wrong with the answer. */
  async ask(port: number, { address, path, status }: Question): Promise<void> {
    try {
      const answer = await ask(port, address, this.#agent);
      const version = Number(/version (\d+) of/.exec(answer.text)?.[1]);
      const wanted = textOf(path, version).replace(form, form.replace('https://api.emailjs.com', ''));
      const wholly = path.endsWith('.json') ? wanted.replace('"publicKey":"p"', '"publicKey":"p","origin":""') : wanted;
      if (answer.status !== status) this.faults.push(`${address}: ${answer.status}`);
      else if (answer.text !== wholly) this.faults.push(`${address}: ${JSON.stringify(answer.text.slice(0, 80))}`);
      else if (version < this.#last) this.faults.push(`${address}: version ${version} after ${this.#last}`);
      this.seen.add(version);
      this.#last = version;
    } catch (error) {
      this.faults.push(`${address}: ${String(error)}`);
    }
  }

  end(): void {
    this.#agent.destroy();
  }
}

/**
 * Asks a preview `count` times, eight at once, while the real writing code publishes one version after the other without a
 * pause. `told` hears how many are done.
 */
export async function askDuringBuilds(
  root: string,
  count: number,
  told: (done: number) => void = () => undefined,
): Promise<Figures> {
  const out = join(root, 'dist');
  const publish = async (version: number): Promise<void> => {
    const files = pages.map((path) => ({ path, text: textOf(path, version) }));
    await writeWhole({ root, out, live: false, base: '/', progress: () => undefined }, files);
  };
  await publish(1);
  const server = await startPreview({ out, port: 0, print: () => undefined });
  const state = { done: 0, version: 1 };
  const build = async (): Promise<void> => {
    while (state.done < count) {
      await publish(state.version + 1);
      state.version += 1;
    }
  };
  const visitors = Array.from({ length: 8 }, () => new Visitor());
  const visit = async (visitor: Visitor, offset: number): Promise<void> => {
    while (state.done < count) {
      state.done += 1;
      told(state.done);
      const question = questions[(state.done + offset) % questions.length];
      if (question !== undefined) await visitor.ask(server.port, question);
    }
    visitor.end();
  };
  await Promise.all([build(), ...visitors.map(visit)]);
  await server.close();
  const faults = visitors.flatMap((visitor) => visitor.faults);
  return { requests: state.done, versions: state.version, seen: visitors[0]?.seen.size ?? 0, faults };
}
