import { type SecretInText, secretsIn } from '../../schema/formats/secrets.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { valueAt } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { ANY, type FileRule } from './rule.ts';

/** Keys in what an author writes, comments included: files of a site are given to others, and texts are published. */
export const secretsRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    source: (source) => told(source, secretsIn(source.text)),
    whole: ({ source, root, sort }) => {
      const account = sort === 'settings' ? valueAt(valueAt(root, 'email'), 'publicKey') : undefined;
      return account === undefined ? [] : told(source, pemIn(source.text.slice(...account.range), account.range[0]));
    },
  },
};

function told(source: SourceText, secrets: readonly SecretInText[]): Finding[] {
  return secrets.map(({ what, range: [start, end] }) =>
    finding('secret-text', inText(source, [start, end]), { what, address: undefined }),
  );
}

/** EmailJS's own public keys are a few letters: what is in PEM form is the key of something else, and often comes with the private one. */
function pemIn(text: string, start: number): SecretInText[] {
  const [words] = /-----BEGIN (?:[A-Z0-9]+ )*PUBLIC KEY-----/.exec(text) ?? [];
  const at = words === undefined ? -1 : text.indexOf(words);
  if (words === undefined) return [];
  return [{ what: 'server-key', range: [start + at, start + at + words.length] }];
}
