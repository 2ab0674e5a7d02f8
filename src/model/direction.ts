import { remembered } from './once.ts';

const FROM_THE_RIGHT: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Whether a language is read from right to left. @param language its code, such as `ar` */
export const isFromTheRight = remembered((language: string): boolean =>
  FROM_THE_RIGHT.has(new Intl.Locale(language).maximize().script ?? ''),
);
