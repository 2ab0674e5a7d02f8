/** What hints say of YAML, and what they say where a file is in JSON. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/"- type: ([\w-]+)"/g, '{ "type": "$1" }'],
  [/"([a-z]\w*): (true|false|null|-?\d+(?:\.\d+)?)"/g, '"$1": $2'],
  [/"([a-z]\w*): ([^"[{\n]+)"/g, '"$1": "$2"'],
  [/"([a-z]\w*):"/g, '"$1"'],
  [/(: |\bor )([a-z]\w*): (?=["[{\d])/g, '$1"$2": '],
  [/Start with a line such as title: Our services/g, 'Start with { "title": "Our services" }'],
  [/, starting with "- "/g, ''],
  [/(: )- (?=[[{])/g, '$1'],
  [/(mean )"(\{ [^"]*\})"/g, '$1$2'],
  [/after the "-", or delete the "-"/g, 'in place of null, or delete it'],
  [/ and put the other lines under "type"/g, ', with the other keys behind "type"'],
  [/Write a value after the colon, or delete the line/g, 'Write a value in place of it, or delete the key'],
];

/** A hint for a file in JSON: keys and texts to write are in quotes. */
export function inJson(hint: string): string {
  return PHRASES.reduce((words, [pattern, better]) => words.replace(pattern, better), hint).replace(IN_FLOW, quotedIn);
}

/** Keys in braces and lists in brackets as JSON has them: names and texts are in quotes, what is in them stays. */
function quotedIn(written: string): string {
  return written
    .replace(/'([^'"]*)'/g, '"$1"')
    .split(/("[^"]*")/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(KEY, '$1"$2"').replace(VALUE, '$1"$2"')))
    .join('');
}

const IN_FLOW = /(?<=: |\bor |mean )\[?(?:\{ .{1,500}\}\]?|(?<=\[)[^\]]{0,500}\])/g;
const KEY = /([{,] *)([A-Za-z][\w-]*)(?=: )/g;
const VALUE =
  /(: |[[,] *)(?!(?:true|false|null|-?\d+(?:\.\d+)?) *[,\]}])((?:[^\s,:"[\]{}]|:(?! )|(?<=\S) (?![ ,\]}]))+)(?= *[,\]}])/g;
