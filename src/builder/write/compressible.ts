/** What the names of texts end with, which are worth compressing. Pictures, fonts and videos are compressed already. */
export const compressibleEndings: readonly string[] = 'css csv html ics js json mjs svg txt webmanifest xml'.split(' ');
