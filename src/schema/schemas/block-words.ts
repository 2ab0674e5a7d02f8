import { once } from '../../model/once.ts';
import { simpleWords } from '../formats/address-words.ts';
import { blockNames, schemaOf } from './schemas.ts';

/**
 * What other builders have and we don't (see absent-blocks.ts) -> what it is called in German, French, Spanish, Italian, Dutch, Polish, Hindi and Arabic.
 * What blocks of ours are called stands in the `$comment` of their schemas.
 */
const absentBlocks: Readonly<Record<string, string>> = {
  about:
    'über-uns über-mich leitbild vorstellung à-propos qui-sommes-nous sobre-nosotros quiénes-somos chi-siamo over-ons o-nas o-mnie हमारे-बारे-में من-نحن',
  audio: 'musik hörprobe musique música musica muziek muzyka संगीत موسيقى',
  calendar:
    'kalender terminkalender terminbuchung buchung reservierung calendrier réservation calendario reserva reservas prenotazione reservering afspraak kalendarz rezerwacja rezerwacje कैलेंडर تقويم حجز',
  column: 'spalte spalten colonnes columnas colonne kolommen kolumny',
  'contact-info':
    'kontaktdaten adresse anschrift coordonnées dirección datos-de-contacto recapiti indirizzo contactgegevens adres dane-kontaktowe पता عنوان',
  divider: 'trenner trennlinie abstand linie séparateur separador separatore scheidingslijn linia',
  footer: 'fusszeile pied-de-page pie-de-página piè-di-pagina voettekst stopka',
  job: 'stellen stellenangebote stellenanzeigen karriere emplois offres-d-emploi empleo lavoro vacatures praca oferty-pracy नौकरी नौकरियाँ وظائف',
  list: 'liste aufzählung lista elenco lijst opsomming सूची قائمة',
  menu: 'menü menú',
  navigation: 'hauptmenü seitennavigation menu-principal menú-principal',
  portfolio:
    'arbeiten arbeitsproben projekte réalisations projets proyectos trabajos progetti projecten realizacje projekty مشاريع أعمالنا',
  search: 'suche suchfeld recherche buscar búsqueda ricerca zoeken szukaj wyszukiwarka खोज بحث',
  shop: 'laden warenkorb produkte onlineshop produits tienda productos negozio prodotti winkel producten sklep produkty दुकान उत्पाद متجر منتجات',
  slider: 'diashow karussell bilderkarussell diaporama carrusel carosello diavoorstelling pokaz-slajdów karuzela',
  social:
    'soziale-medien soziale-netzwerke réseaux-sociaux redes-sociales media-społecznościowe सोशल-मीडिया وسائل-التواصل',
  warning: 'warnung achtung avertissement advertencia avvertenza waarschuwing ostrzeżenie uwaga चेतावनी تحذير',
};

/** A part of a word is looked for from this many letters on: `tanzkurse` ends with `kurse`. */
const SHORTEST_PART = 5;

/** What a block that is called so in another language is called in English: `Öffnungszeiten` -> `hours`; undefined if nobody knows. */
export function englishBlock(name: string): string | undefined {
  return spellings(name).flatMap((spelling) => english().get(spelling) ?? [])[0];
}

/** The same by one word of a name, or by the end of one: `unsere Preise`, `tanzkurse`. The longest counts. */
export function partlyEnglishBlock(name: string): string | undefined {
  const parts = name.split(/[^\p{L}\p{M}]+/u).flatMap(spellings);
  const known = [...english().keys()].filter((word) =>
    parts.some((part) => part === word || (word.length >= SHORTEST_PART && part.endsWith(word))),
  );
  const longest = known.reduce((best, word) => (word.length > best.length ? word : best), '');
  return english().get(longest);
}

/** `öffnungszeiten` may be written with `oe` or `o`. */
function spellings(name: string): string[] {
  return ['de', undefined].flatMap((language) => simpleWords(name, language)?.replaceAll('-', '') ?? []);
}

/** `Also called: ..., ... In other languages: ..., ....` @returns its two lists of names */
export function namesIn(comment: string): { readonly inEnglish: string; readonly inOthers: string } {
  const [inEnglish = '', inOthers = ''] = comment.replace(/^Also called: |\.$/g, '').split('. In other languages: ');
  return { inEnglish, inOthers };
}

/** The names in other languages of each block, ours and those of others: `hours` -> `öffnungszeiten`, `horaires` ... */
export const otherLanguages = once((): ReadonlyMap<string, readonly string[]> => {
  const own = blockNames().map((block) => {
    const { inOthers } = namesIn(schemaOf(`blocks/${block}`).$comment ?? '');
    return [block, inOthers.split(', ').filter((name) => name !== '')] as const;
  });
  const absent = Object.entries(absentBlocks).map(([block, names]) => [block, names.split(' ')] as const);
  return new Map([...own, ...absent]);
});

const english = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...otherLanguages()].flatMap(([block, names]) =>
        names.flatMap((name) => spellings(name).map((spelling) => [spelling, block] as const)),
      ),
    ),
);
