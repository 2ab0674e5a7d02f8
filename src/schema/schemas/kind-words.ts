import { simpleWords } from '../../values/address-words.ts';
import { nearest } from '../../values/suggest.ts';

/** Our kinds of pages -> what they are called by other systems, and in German, French, Spanish, Italian and Dutch. */
const names: Readonly<Record<string, string>> = {
  article: 'artikel beitrag blogbeitrag post blogpost blog-post billet artículo entrada articolo bericht',
  'case-study': 'fallstudie fallbeispiel referenz étude-de-cas caso-de-estudio caso-di-studio casestudy',
  doc: 'docs documentation dokumentation dokument documentación documentazione documentatie',
  guide: 'leitfaden ratgeber anleitung guía guida handleiding tutorial how-to',
  person: 'mensch mitarbeiter mitarbeiterin personne persona persoon member team-member author autor auteur',
  tool: 'werkzeug outil herramienta strumento gereedschap',
  webinar: 'webinaire seminario seminar',
};

/**
 * The kind of page that is meant by a name, among those that a site has; undefined if nobody knows.
 * @param language of the site, if it is known
 */
export function kindMeant(name: string, known: readonly string[], language?: string): string | undefined {
  const simple = simpleWords(name, language);
  if (simple !== undefined && known.includes(simple)) return simple;
  const wanted = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return known.find((kind) => names[kind]?.split(' ').includes(wanted)) ?? nearest(name, known);
}
