/** `Card grid` within a sentence: `card grid`. Letters that belong together stay large: `PDF`. */
export function inTitle(title: string): string {
  return /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
