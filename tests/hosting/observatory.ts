/**
 * The score that MDN's HTTP Observatory (version 1.6.3) gives an answer, as far as its rules can apply to a site of ours: one
 * that is reached by https after one redirect, sets no cookies, allows no other origins and loads no script by a tag. Each
 * rule is one of https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring.
 */

type Headers = Readonly<Record<string, string | string[] | undefined>>;
type Policy = ReadonlyMap<string, readonly string[]>;

function policyOf(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** What two policies allow together: a source counts if both name it. */
function both(one: Policy, other: Policy): Policy {
  const names = new Set([...one.keys(), ...other.keys()]);
  const sources = (name: string): readonly string[] => {
    const [a, b] = [one.get(name), other.get(name)];
    return a === undefined || b === undefined ? (a ?? b ?? []) : a.filter((source) => b.includes(source));
  };
  return new Map([...names].map((name) => [name, sources(name)]));
}

const broad = ['*', 'https:', 'http:', 'ftp:'];
const unsafe = ["'unsafe-inline'", 'data:', ...broad];

function policyScore(policy: Policy): number {
  const of = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  if (policy.size === 0) return -25;
  if (of('script-src').some((source) => unsafe.includes(source))) return -20;
  if (of('object-src').some((source) => broad.includes(source))) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if (of('style-src').some((source) => unsafe.includes(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const privateReferrer = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** The score of an answer with this document. */
export function observatoryScore(headers: Headers, html: string): number {
  const header = (name: string): string => String(headers[name] ?? '');
  const sent = policyOf(header('content-security-policy'));
  const [, inPage] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  const seconds = Number(/^max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const framed = sent.get('frame-ancestors');
  const parts = [
    policyScore(inPage === undefined ? sent : both(sent, policyOf(inPage))),
    seconds >= 15_552_000 ? 0 : seconds > 0 ? -10 : -20,
    header('x-content-type-options') === 'nosniff' ? 0 : -5,
    framed !== undefined ? 5 : ['DENY', 'SAMEORIGIN'].includes(header('x-frame-options')) ? 5 : -20,
    privateReferrer.includes(header('referrer-policy')) ? 5 : 0,
    header('cross-origin-opener-policy') === 'same-origin' ? 10 : 0,
    header('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  ];
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 100);
  const penalties = sum(parts.filter((part) => part < 0));
  return penalties >= 90 ? sum(parts) : penalties;
}
