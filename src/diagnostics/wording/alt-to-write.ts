/** What hints have in place of the words of a picture. Whoever leaves it there is told (`example-text`). */
export const ALT_TO_WRITE = 'What the picture shows';
