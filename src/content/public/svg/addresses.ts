/** A picture that is part of the file: the formats that can hold no script. */
const EMBEDDED = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
/** A font that is part of the file. */
const EMBEDDED_FONT =
  /^data:(?:font\/[\w+.-]+|application\/(?:(?:x-)?font-[\w+.-]+|octet-stream|vnd\.ms-fontobject))[;,]/i;

/** An address as browsers read it: without spaces at its ends, without tabs and line ends in it. */
function read(address: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which hides what an address is
  return address.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|(?<![\u0000-\u0020])[\u0000-\u0020]+$/g, '');
}

/** Whether an address leads to a part of the same picture, or to nothing. */
export function isInside(address: string): boolean {
  return read(address) === '' || read(address).startsWith('#');
}

/** Whether an address is a picture that is part of the file. */
export function isEmbedded(address: string): boolean {
  return EMBEDDED.test(read(address));
}

/** Whether an address may stand in a style sheet. */
export function isHarmlessInStyle(address: string): boolean {
  return isInside(address) || isEmbedded(address) || EMBEDDED_FONT.test(read(address));
}

/** Whether a link may lead to an address when somebody presses it: a page of this site, of another one, a mail or a call. */
export function isPlainLink(address: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read(address))?.[1]?.toLowerCase();
  return scheme === undefined ? !/^[^/?#]*:/.test(read(address)) : ['https', 'http', 'mailto', 'tel'].includes(scheme);
}
