import type { NoteKind } from '../model/prose.ts';

/** The words that documents have of their own, by language. */
export type Words = { readonly contents: string; readonly notes: Readonly<Record<NoteKind, string>> };

const english: Words = {
  contents: 'Contents',
  notes: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
};

/** German, say, is an entry more. */
const languages: Readonly<Record<string, Words>> = {
  en: english,
  de: {
    contents: 'Inhalt',
    notes: { note: 'Hinweis', tip: 'Tipp', important: 'Wichtig', warning: 'Warnung', caution: 'Vorsicht' },
  },
  fr: {
    contents: 'Sommaire',
    notes: { note: 'Remarque', tip: 'Astuce', important: 'Important', warning: 'Attention', caution: 'Prudence' },
  },
  es: {
    contents: 'Contenido',
    notes: { note: 'Nota', tip: 'Consejo', important: 'Importante', warning: 'Advertencia', caution: 'Precaución' },
  },
  it: {
    contents: 'Indice',
    notes: { note: 'Nota', tip: 'Suggerimento', important: 'Importante', warning: 'Avviso', caution: 'Attenzione' },
  },
  pt: {
    contents: 'Sumário',
    notes: { note: 'Nota', tip: 'Dica', important: 'Importante', warning: 'Aviso', caution: 'Cuidado' },
  },
  nl: {
    contents: 'Inhoud',
    notes: { note: 'Opmerking', tip: 'Tip', important: 'Belangrijk', warning: 'Waarschuwing', caution: 'Let op' },
  },
  hi: {
    contents: 'विषय-सूची',
    notes: { note: 'नोट', tip: 'सुझाव', important: 'महत्वपूर्ण', warning: 'चेतावनी', caution: 'सावधानी' },
  },
  mr: {
    contents: 'अनुक्रमणिका',
    notes: { note: 'टीप', tip: 'सूचना', important: 'महत्त्वाचे', warning: 'इशारा', caution: 'सावधान' },
  },
};

/** The words of a language, such as `de-AT`; English where we have none. */
export function wordsOf(language: string): Words {
  return languages[language.split('-')[0]?.toLowerCase() ?? ''] ?? english;
}
