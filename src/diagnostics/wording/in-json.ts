/** What hints say of YAML, and what they say where a file is in JSON. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/"- type: ([\w-]+)"/g, '{ "type": "$1" }'],
  [/"([a-z]\w*): (true|false|null|-?\d+(?:\.\d+)?)"/g, '"$1": $2'],
  [/"([a-z]\w*): ([^"[{\n]+)"/g, '"$1": "$2"'],
  [/"([a-z]\w*):"/g, '"$1"'],
  [/( this: |\bor )([a-z]\w*): (?=["[{\d])/g, '$1"$2": '],
  [/Start with a line such as title: Our services/g, 'Start with { "title": "Our services" }'],
  [/, starting with "- "/g, ''],
  [/after the "-", or delete the "-"/g, 'in place of null, or delete it'],
  [/ and put the other lines under "type"/g, ', with the other keys behind "type"'],
  [/Write a value after the colon, or delete the line/g, 'Write a value in place of it, or delete the key'],
];

/** A hint for a file in JSON: keys and texts to write are in quotes. */
export function inJson(hint: string): string {
  return PHRASES.reduce((words, [pattern, better]) => words.replace(pattern, better), hint);
}
