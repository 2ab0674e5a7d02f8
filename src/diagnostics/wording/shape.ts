import { choices, didYouMean, error } from './entry.ts';

/** Words about the shape of a file: which keys there are, and what kind of thing stands where. */
export const shape = {
  'not-keys': error((facts: { found: 'list' | 'text'; start: string; isPage: boolean }) => ({
    message: `A file here starts with keys, not with a ${facts.found}.`,
    hint: `Start with a line such as ${facts.start}${facts.found === 'list' ? ', and put the list under its key, such as blocks:' : facts.isPage ? ', and put the text into a block, such as rich-text' : ''}.`,
  })),
  'wrong-kind': error(
    (facts: {
      key: string;
      wanted: 'list' | 'keys';
      found: 'list' | 'keys' | 'text';
      example: string;
      /** The key that the list belongs under. */
      above?: string;
    }) => ({
      message: `"${facts.key}" needs ${wantedNames[facts.wanted]}, and here ${kindNames[facts.found]}.`,
      hint:
        facts.wanted === 'list' && facts.found === 'keys'
          ? 'Put "- " before the first key of each entry, and indent its other keys to match.'
          : facts.above !== undefined
            ? `Put "${facts.above}:" on a line of its own above the list, and indent the list under it.`
            : facts.wanted === 'keys' && facts.found === 'list'
              ? `Remove the "- ": ${facts.example}`
              : `Write it like this: ${facts.example}`,
    }),
  ),
  'empty-value': error((facts: { key: string; required: boolean }) => ({
    message: `"${facts.key}" is empty.`,
    hint: facts.required ? 'Write a value after the colon.' : 'Write a value after the colon, or delete the line.',
  })),
  'empty-item': error(() => ({
    message: 'This entry of the list is empty.',
    hint: 'Delete the "-", or write the entry after it.',
  })),
  'empty-list': error((facts: { key: string; required: boolean }) => ({
    message: `"${facts.key}" has no entries.`,
    hint: facts.required
      ? 'Write at least one entry, starting with "- ".'
      : 'Write at least one entry, starting with "- ", or delete the line.',
  })),
  'unknown-block': error((facts: { name: string; suggestion: string | undefined; blocks: readonly string[] }) => ({
    message: `There is no block "${facts.name}".`,
    hint: `${didYouMean(facts.suggestion)}The blocks are ${facts.blocks.join(', ')}.`,
  })),
  'unnamed-pair': error((facts: { where: string; better: string }) => ({
    message: `Here stands one thing and its address; ${facts.where} needs a key for each of the two.`,
    hint: `Write "${facts.better}".`,
  })),
  'other-entries': error(
    (facts: { key: string; name: string; blocks: readonly string[]; needed: readonly string[] }) => ({
      message: `These entries of "${facts.key}" are those of another block: ${choices(facts.blocks)}, not "${facts.name}".`,
      hint:
        facts.blocks.length === 1
          ? `Write "type: ${facts.blocks[0]}" above; or give each entry ${choices(facts.needed, 'and')}, as in a ${facts.name} block.`
          : `Write one of these after "type:" above; or give each entry ${choices(facts.needed, 'and')}, as in a ${facts.name} block.`,
    }),
  ),
  'missing-type': error((facts: { blocks: readonly string[] }) => ({
    message: 'This block does not say which block it is.',
    hint: `Write "type:" and the block's name as its first line. The blocks are ${facts.blocks.join(', ')}.`,
  })),
  'block-name-as-key': error((facts: { name: string }) => ({
    message: `A block says its name after "type:"; "${facts.name}:" alone does not make a block.`,
    hint: `Write "- type: ${facts.name}" and put the other lines under "type".`,
  })),
  'unknown-key': error(
    (facts: {
      key: string;
      where: string;
      suggestion: string | undefined;
      elsewhere: string | undefined;
      known: readonly string[];
    }) => ({
      message: `"${facts.key}" means nothing in ${facts.where}.`,
      hint: `${didYouMean(facts.suggestion)}${
        facts.suggestion !== undefined
          ? 'Then rename it.'
          : facts.elsewhere !== undefined
            ? facts.elsewhere
            : `Here you can write ${facts.known.join(', ')}.`
      }`,
    }),
  ),
  'missing-key': error((facts: { key: string; where: string; example: string; description: string }) => ({
    message: `"${facts.key}" is missing in ${facts.where}.`,
    hint: `Add a line such as "${facts.example}". ${facts.description}`,
  })),
  'needs-key': error((facts: { key: string; needs: string; description: string }) => ({
    message: `"${facts.key}" is not shown without "${facts.needs}".`,
    hint: `Add a line "${facts.needs}:", or delete this one. ${facts.description}`,
  })),
  'idle-key': error((facts: { key: string; description: string }) => ({
    message: `"${facts.key}" has no effect here.`,
    hint: facts.description,
  })),
  'missing-alt': error(() => ({
    message: 'This picture has no words that stand for it ("alt").',
    hint: 'Add "alt:" with what the picture shows, for people who cannot see it; or "decorative: true" if it tells nothing.',
  })),
  'not-text': error((facts: { key: string; written: string; reason: string; better: string }) => ({
    message: `"${facts.key}" must be a text; ${facts.reason}`,
    hint: `Put it in quotes: ${facts.better}`,
  })),
  'text-not-list': error((facts: { key: string; found: 'list' | 'keys'; isEntry: boolean }) => ({
    message: facts.isEntry
      ? `An entry of "${facts.key}" is a single text, and here ${kindNames[facts.found]}.`
      : `"${facts.key}" needs a single text, and here ${kindNames[facts.found]}.`,
    hint: facts.isEntry
      ? 'Write one dash and the text after it: - Your text'
      : `Write the text after the colon, on the same line: ${facts.key}: Your text`,
  })),
  'not-boolean': error((facts: { key: string; better: string | undefined }) => ({
    message: `"${facts.key}" must be true or false, without quotes.`,
    hint: facts.better === undefined ? 'Write true or false.' : `Write ${facts.better}.`,
  })),
  'not-a-number': error((facts: { key: string; range: string; better: string | undefined }) => ({
    message: `"${facts.key}" must be a whole number${facts.range}, without quotes.`,
    hint: facts.better === undefined ? `Write a whole number${facts.range}.` : `Write ${facts.better}.`,
  })),
  'empty-text': error((facts: { key: string; required: boolean }) => ({
    message: `"${facts.key}" is a text without letters.`,
    hint: facts.required
      ? 'Write something between the quotes.'
      : facts.key === 'alt'
        ? 'Say what the picture shows; for one that says nothing, write "decorative: true" instead.'
        : 'Write something between the quotes, or delete the line.',
  })),
  'not-a-choice': error(
    (facts: { key: string; value: string; suggestion: string | undefined; allowed: readonly string[] }) => ({
      message: `"${facts.value}" is not a choice for "${facts.key}".`,
      hint: `${didYouMean(facts.suggestion)}You can write ${choices(facts.allowed)}.`,
    }),
  ),
  'bad-format': error((facts: { key: string; value: string; description: string; suggestion: string | undefined }) => ({
    message: `"${facts.value}" does not work as "${facts.key}".`,
    hint: `${didYouMean(facts.suggestion)}${facts.description}`,
  })),
};

const kindNames = { list: 'is a list', keys: 'are keys with values', text: 'is a single value' };
const wantedNames = { list: 'a list', keys: 'keys with values' };
