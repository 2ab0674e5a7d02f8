/**
 * The format of the content that is read: a number that grows when what authors wrote has to be written in another way. A site that doesn't say
 * its own in `format` is written in the first.
 */
export const FORMAT = 1;
