/** It grows when what authors wrote has to be written in another way. A site without `format` is written in the first. */
export const FORMAT = 1;
