import { allKeys } from './schemas.ts';
import { isSlip, nearest } from './suggest.ts';

/** Our word -> what other site builders call it. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  type: ['block', 'kind', 'component', 'section', '_type', 'template', 'layout'],
  kind: ['type', 'template', 'layout', 'pageType', 'contentType', 'postType', 'kinds', 'collection'],
  tagline: ['headline', 'eyebrow', 'kicker', 'overline', 'announcement'],
  title: ['heading', 'header', 'name', 'headline', 'label', 'h1', 'seoTitle', 'metaTitle', 'pageTitle'],
  description: [
    'text',
    'subtitle',
    'details',
    'content',
    'body',
    'excerpt',
    'summary',
    'lead',
    'subheading',
    'metaDescription',
    'seoDescription',
    'bio',
    'biography',
    'message',
  ],
  about: ['description', 'bio', 'biography', 'text', 'profile', 'summary'],
  actions: ['buttons', 'button', 'cta', 'callToAction', 'primaryAction', 'action'],
  items: [
    'cards',
    'features',
    'list',
    'entries',
    'questions',
    'stats',
    'numbers',
    'logos',
    'menu',
    'links',
    'children',
    'events',
    'milestones',
    'people',
    'members',
    'images',
    'pictures',
    'photos',
    'files',
    'downloads',
    'documents',
    'tabs',
    'panels',
  ],
  caption: ['title', 'text', 'description', 'label', 'legend', 'figcaption'],
  fields: ['inputs', 'items'],
  options: ['choices', 'values', 'answers', 'items', 'list'],
  href: ['to', 'url', 'link', 'path', 'target', 'file', 'src', 'website', 'homepage', 'email', 'mail'],
  label: ['text', 'caption', 'title', 'name'],
  image: [
    'img',
    'picture',
    'photo',
    'media',
    'logo',
    'cover',
    'thumbnail',
    'featuredImage',
    'coverImage',
    'ogImage',
    'socialImage',
    'teaser',
    'poster',
    'preview',
  ],
  src: ['source', 'file', 'url', 'href', 'path'],
  alt: ['alternative', 'altText', 'caption', 'description'],
  question: ['q', 'title', 'heading'],
  answer: ['a', 'text', 'description', 'content'],
  value: ['number', 'amount', 'statistic', 'count', 'figure'],
  nav: ['menu', 'navigation', 'navbar', 'header'],
  blocks: ['sections', 'content', 'components'],
  contents: ['toc', 'tableOfContents', 'outline', 'index', 'onThisPage'],
  body: ['content', 'text', 'markdown', 'article', 'main', 'prose'],
  name: ['siteName', 'title', 'company', 'key'],
  url: ['domain', 'baseUrl', 'siteUrl', 'address', 'href'],
  brand: ['color', 'colour', 'colorPalette', 'palette', 'primary'],
  accent: ['secondary', 'highlight', 'accentColor'],
  neutral: ['neutrals', 'gray', 'grey', 'base', 'tint'],
  look: ['style', 'design', 'preset', 'template', 'skin'],
  fonts: ['font', 'typography', 'typeface', 'typefaces', 'fontFamily'],
  heading: ['title', 'titles', 'headings', 'headline', 'display', 'headingFont'],
  radius: ['rounded', 'corners', 'borderRadius', 'roundness'],
  density: ['spacing', 'space', 'rhythm'],
  ornament: ['decoration', 'pattern', 'motif', 'background'],
  logoDark: ['darkLogo', 'logo_dark', 'logoInDark'],
  showName: ['withName', 'nameInHeader', 'logoWithName'],
  mode: ['colorMode', 'scheme', 'darkMode'],
  background: ['color', 'colour', 'bg', 'backgroundColor'],
  address: ['location', 'place', 'street', 'path', 'pfad', 'file', 'datei'],
  phone: ['tel', 'telephone', 'mobile'],
  email: ['mail', 'emailjs', 'e-mail'],
  profiles: ['social', 'socials', 'links'],
  submitLabel: ['button', 'submit', 'buttonText'],
  id: ['anchor', 'slug'],
  language: ['lang', 'locale'],
  columns: ['cols', 'perRow', 'heads', 'headers', 'headings'],
  icon: ['favicon'],
  from: ['old', 'source', 'src', 'origin', 'oldUrl', 'oldPath', 'before'],
  to: ['new', 'target', 'destination', 'dest', 'href', 'url', 'link', 'newUrl', 'newPath', 'after'],
  points: ['bullets', 'list', 'checklist', 'items', 'entries', 'features', 'included'],
  plans: ['packages', 'tiers', 'prices', 'items', 'cards'],
  price: ['cost', 'amount', 'value', 'rate', 'fee'],
  groups: ['sections', 'categories', 'courses', 'items', 'lists'],
  period: ['interval', 'billing', 'per'],
  periods: ['intervals', 'toggle'],
  yearlyPrice: ['annualPrice', 'priceYearly', 'yearly', 'annual'],
  highlighted: ['featured', 'popular', 'recommended', 'highlight'],
  cells: ['values'],
  thanks: ['success', 'successMessage', 'thankYou', 'confirmation'],
  note: ['consent', 'privacy', 'disclaimer', 'footnote'],
  aliases: ['alias', 'redirectFrom', 'oldAddresses', 'oldUrls', 'formerly'],
  publishAt: ['publishDate', 'publishOn', 'goLive', 'schedule', 'scheduled', 'availableFrom'],
  expireAt: ['expiryDate', 'expirationDate', 'expires', 'expiresAt', 'unpublishAt', 'unpublishDate', 'availableUntil'],
  until: ['to', 'end', 'expires', 'before'],
  role: ['position', 'job', 'jobTitle', 'function', 'profession', 'title'],
  person: ['author', 'by', 'source', 'customer', 'cite'],
  action: ['button', 'actions', 'buttons', 'cta', 'callToAction', 'link'],
  days: ['day', 'date', 'dates', 'weekday', 'weekdays', 'when'],
  hours: ['time', 'times', 'openingHours'],
  exceptions: ['special', 'specialHours', 'holidays', 'closedDays', 'exceptional', 'closures'],
  rows: ['lines', 'data', 'body', 'items', 'records'],
  date: ['year', 'when', 'day', 'time'],
  perPage: ['pageSize', 'itemsPerPage', 'paginate', 'pagination', 'pages'],
  badge: ['price', 'cost', 'tag', 'ribbon', 'flag'],
  align: ['alignment', 'layout', 'position'],
};

/** Our word -> what it is called in other languages. */
const translations: Readonly<Record<string, readonly string[]>> = {
  fields: ['felder', 'champs', 'campos', 'campi', 'velden'],
  layout: ['aufbau', 'darstellung', 'mise-en-page', 'template', 'blocks', 'blöcke'],
  example: ['beispiel', 'exemple', 'ejemplo', 'esempio', 'voorbeeld'],
  required: ['pflicht', 'pflichtfeld', 'erforderlich', 'mandatory', 'obligatoire', 'obligatorio', 'verplicht'],
  choices: ['options', 'values', 'enum', 'auswahl', 'werte', 'optionen', 'choix', 'opciones', 'scelte'],
  title: ['titel', 'überschrift', 'titre', 'título', 'titulo', 'titolo', 'otsikko', 'rubrik'],
  description: ['beschreibung', 'descripción', 'descrição', 'descrizione', 'beschrijving', 'beskrivning', 'opis'],
  blocks: ['blöcke', 'bloecke', 'blocs', 'bloques', 'blocos', 'blocchi', 'blokken'],
  type: ['typ', 'art', 'tipo'],
  kind: ['typ', 'art', 'tipo', 'sorte', 'seitentyp', 'seitenart', 'genre', 'soort', 'rodzaj'],
  items: [
    'einträge',
    'eintraege',
    'elemente',
    'éléments',
    'elementos',
    'elementi',
    'bilder',
    'fotos',
    'fragen',
    'karten',
    'schritte',
    'personen',
    'zahlen',
    'termine',
    'tage',
    'immagini',
    'imágenes',
    'photos',
    'preguntas',
  ],
  image: ['bild', 'afbeelding', 'imagen', 'imagem', 'immagine'],
  question: ['frage', 'pregunta', 'pergunta', 'domanda', 'vraag'],
  answer: ['antwort', 'réponse', 'respuesta', 'resposta', 'risposta', 'antwoord'],
  label: ['beschriftung', 'bezeichnung', 'etikett', 'étiquette', 'etiqueta', 'etichetta'],
  background: ['hintergrund', 'fond', 'fondo', 'fundo', 'sfondo', 'achtergrond'],
  draft: ['entwurf', 'brouillon', 'borrador', 'rascunho', 'bozza'],
  actions: ['schaltflächen', 'knöpfe', 'boutons', 'botones', 'botões', 'pulsanti'],
  date: ['datum', 'fecha', 'data'],
  phone: ['telefon', 'téléphone', 'teléfono', 'telefone', 'telefono'],
  address: ['adresse', 'anschrift', 'dirección', 'direccion', 'indirizzo', 'adres'],
  contact: ['kontakt', 'contacto', 'contatto', 'contatti'],
  language: ['sprache', 'langue', 'idioma', 'lingua', 'taal'],
  nav: ['menü', 'hauptmenü', 'menú', 'navigatie'],
  footer: ['fußzeile', 'fusszeile', 'fuß', 'pied-de-page', 'pie-de-página', 'piè-di-pagina', 'voettekst'],
  columns: ['spalten', 'colonnes', 'columnas', 'colonne', 'kolommen'],
  announcement: ['ankündigung', 'hinweis', 'annonce', 'anuncio', 'annuncio', 'aankondiging'],
  redirects: ['weiterleitungen', 'umleitungen', 'redirections', 'redirecciones', 'reindirizzamenti'],
  theme: ['design', 'aussehen', 'gestaltung', 'thème', 'tema', 'thema'],
  look: ['stil', 'style', 'estilo', 'stile', 'stijl'],
  brand: ['farbe', 'hauptfarbe', 'markenfarbe', 'couleur', 'colore', 'kleur'],
  fonts: ['schriften', 'schriftarten', 'schrift', 'polices', 'fuentes', 'caratteri', 'lettertypen'],
  profiles: ['profile', 'soziale-medien', 'réseaux-sociaux', 'redes-sociales'],
  price: ['preis', 'prix', 'precio', 'preço', 'prezzo', 'prijs'],
  groups: ['gruppen', 'groupes', 'grupos', 'gruppi', 'groepen'],
  rows: ['zeilen', 'lignes', 'filas', 'righe', 'rijen'],
  category: ['kategorie', 'catégorie', 'categoría', 'categoria', 'categorie'],
  author: ['autor', 'autorin', 'auteur', 'autore'],
  aliases: ['alte-adressen', 'anciennes-adresses'],
};

/**
 * Which of the known keys was meant: one that differs in case or hyphens, then a synonym, then one that is spelt alike.
 * Keys that are missing are preferred, keys that are there already come last.
 */
export function meantKey(
  key: string,
  known: readonly string[],
  missing: readonly string[],
  present: readonly string[],
): string | undefined {
  const free = known.filter((candidate) => !present.includes(candidate) && !missing.includes(candidate));
  const groups = [missing, free];
  const same = known.find((candidate) => plain(candidate) === plain(key));
  if (same !== undefined) return same;
  const isKnown = allKeys().has(key);
  for (const find of isKnown ? [synonymOf] : [synonymOf, nearest]) {
    for (const group of groups) {
      const found = find(key, group);
      if (found !== undefined) return found;
    }
  }
  return isKnown ? undefined : nearest(key, known);
}

/** Whether a key that was meant is certain: a synonym, or the same with a slip of the hand. */
export function isSureKey(key: string, meant: string): boolean {
  return synonymOf(key, [meant]) !== undefined || isSlip(key, meant);
}

/** Which of some keys has another name that is this one. */
export function synonymOf(key: string, candidates: readonly string[]): string | undefined {
  return candidates.find((candidate) =>
    [...(synonyms[candidate] ?? []), ...(translations[candidate] ?? [])].some((word) => plain(word) === plain(key)),
  );
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_“”„«»-]/g, '');
}
