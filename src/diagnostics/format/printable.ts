/** What steers a terminal; line ends and tabs are among it. */
const CONTROL = /\p{Cc}/gu;

/** What nobody sees, or what turns the text after it around. Two of them join letters in Persian, Hindi and emoji, and the last block makes flags. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Text on one line of a terminal, as long as it was: a control becomes a space, an unseen character is shown as one. */
export function printable(text: string): string {
  return text.replace(CONTROL, ' ').replace(UNSEEN, (found) => '\ufffd'.repeat(found.length));
}

/** The same for text of several lines. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** A value as JSON that a terminal can show: unseen characters are written as their numbers, so that nothing is lost. */
export function printableJson(value: unknown): string {
  const inNumbers = (found: string): string =>
    found.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return JSON.stringify(value).replace(CONTROL, inNumbers).replace(UNSEEN, inNumbers);
}

// Our own: colours, "clear this line", line ends.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what terminals are steered with
const OWN = /(\u001b\[[\d;]*m|\r\u001b\[2K|\r?\n|\t)/;

/**
 * What a program prints, with its own colours and rewritten lines, and without any other way to steer a terminal. For words
 * that come from elsewhere: a file's name in what the system says, a browser's request.
 */
export function safeForTerminal(text: string): string {
  return text
    .split(OWN)
    .map((part, index) => (index % 2 === 1 ? part : printable(part)))
    .join('');
}
