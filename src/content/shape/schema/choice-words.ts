/** For each key with choices: a choice -> what it is called elsewhere. */
export const choiceWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  background: {
    default: 'white none plain normal transparent page standard',
    subtle: 'light hell gray grey muted soft alternate alternative tinted secondary',
    brand: 'primary accent color colour colored coloured theme highlight',
    dark: 'black inverted inverse night dunkel',
  },
  variant: {
    primary: 'filled solid default main strong contained highlighted button',
    secondary: 'outline outlined ghost border bordered light subtle white inverse',
    link: 'text plain underline underlined anchor',
    'side-menu': 'sidebar sidenav side-nav aside menu navigation',
    neighbours: 'neighbors pager pagination previous-next prev-next',
    all: 'full both list everything',
    band: 'panel banner full-width wide large big',
    card: 'box boxed outlined bordered tile compact small',
    line: 'inline slim thin bar minimal one-line',
    staircase: 'stairs stair stairway steps ascending rising',
    list: 'vertical stacked stack column timeline',
    row: 'horizontal side-by-side columns grid',
  },
  mode: {
    system: 'auto automatic device os default both',
    light: 'day bright white hell clair claro chiaro licht',
    dark: 'night black dunkel sombre oscuro scuro donker',
  },
  align: {
    start: 'left top links gauche izquierda sinistra',
    center: 'centre middle centered centred mitte mittig zentriert centro midden',
    end: 'right rechts droite derecha destra',
    split: 'two-columns side-by-side half columns beside',
  },
  brand: {
    teal: 'turquoise petrol türkis',
    cyan: 'aqua sky',
    blue: 'navy royal-blue blau bleu azul blu blauw',
    violet: 'purple lavender lila violett morado viola paars',
    pink: 'magenta rose fuchsia rosa',
    red: 'crimson maroon burgundy rot rouge rojo rosso rood',
    orange: 'amber naranja arancione oranje',
    green: 'emerald lime olive grün vert verde groen',
    gray: 'silver slate neutral grau gris grigio grijs',
  },
  look: {
    stepwell: 'stairs steps terraces house original',
    plain:
      'minimal clean simple default modern neutral basic standard schlicht einfach klar sobre sencillo semplice eenvoudig',
    editorial: 'magazine serif classic elegant newspaper literary magazin klassisch zeitung classique clásico classico',
    bold: 'strong loud brutal brutalist heavy poster kräftig plakativ laut fett',
    soft: 'friendly round rounded warm gentle playful weich sanft rund verspielt freundlich doux suave morbido zacht',
    technical: 'tech developer engineering mono dense blueprint technisch technique técnico tecnico',
  },
  radius: {
    none: 'sharp square 0 zero',
    small: 'sm xs little slight',
    medium: 'md normal default regular',
    large: 'lg xl big round full pill',
  },
  density: {
    compact: 'dense tight small cozy',
    normal: 'medium default regular comfortable',
    spacious: 'loose airy large wide roomy generous',
  },
  ornament: {
    none: 'plain off nothing false no',
    stepwell: 'stairs steps terraces',
    dots: 'dot dotted points polka',
    grid: 'lines squares blueprint mesh',
    rings: 'circles ring circle arcs',
    glow: 'gradient blur aurora light blob blobs',
    rule: 'line bar dash underline',
  },
  autocomplete: {
    name: 'full-name fullname your-name',
    'given-name': 'first-name firstname forename',
    'family-name': 'last-name lastname surname',
    organization: 'organisation company firm business',
    'organization-title': 'job job-title position role',
    email: 'e-mail mail',
    tel: 'phone telephone mobile',
    'street-address': 'address street',
    'postal-code': 'zip zip-code postcode plz',
    'address-level1': 'state region province',
    'address-level2': 'city town',
    'country-name': 'country',
    bday: 'birthday birthdate date-of-birth',
    url: 'website homepage',
    'honorific-prefix': 'salutation prefix',
    'address-line1': 'address1 line1',
    'address-line2': 'address2 line2 suite',
    username: 'login user nickname',
    off: 'none no false never',
    on: 'yes true auto',
  },
  when: { upcoming: 'future next coming soon ahead', past: 'over previous earlier before archived' },
  ratio: {
    wide: '16:9 16/9 landscape widescreen default normal horizontal',
    classic: '4:3 4/3',
    square: '1:1 1/1 quadratic',
    tall: '9:16 9/16 portrait vertical shorts story',
  },
  tone: {
    plain: 'default normal none standard',
    strong: 'brand primary bold dark',
    accent: 'secondary pale bright',
    light: 'amber warm glow lit highlight',
    muted: 'ground subtle gray grey',
    ghost: 'outline outlined empty transparent',
  },
  state: {
    ok: 'okay good success successful fine healthy up green passed done',
    warning: 'warn caution attention degraded amber yellow orange',
    error: 'failed failure fail danger critical down broken red',
    busy: 'pending running loading working waiting in-progress progress blue',
  },
  shape: { line: 'curve linear lines sparkline', bars: 'bar column columns histogram' },
  faces: { left: 'start west', right: 'end east' },
  side: { right: 'end after', left: 'start before', center: 'centre middle centered centred above' },
  imageSide: { start: 'left', end: 'right' },
  type: {
    text: 'tekst текст string input short line single-line name kurztext zeichenkette time uhrzeit texte texto testo',
    email: 'e-mail mail',
    tel: 'phone telephone mobile telefon handy téléphone teléfono telefono',
    select: 'dropdown drop-down combobox list choice options picker auswahl auswahlliste liste',
    radio: 'radios radio-button radio-buttons radiobutton option segmented',
    checkbox: 'check tick tickbox agree agreement consent accept boolean bool switch toggle yes-no',
    textarea: 'message multiline multi-line long paragraph text-area comment',
    richText: 'rich-text rich markdown',
    texts: 'list lines array strings liste aufzählung',
    date: 'day datetime datum tag fecha data',
    number: 'liczba число integer float int amount quantity zahl nummer preis nombre número numero',
    'yes-no': 'tak-nie да-нет boolean bool checkbox switch ja-nein janein ja/nein wahrheitswert',
    link: 'url href address adresse lien enlace',
    image: 'obraz zdjęcie picture img photo bild foto imagen immagine',
    icon: 'symbol zeichen',
    choice: 'select enum option options auswahl choix opción',
    entry: 'reference relation page verweis seite person',
  },
};

/** Words that say the same as a choice in any design: the others are only close to it. */
const certain = new Set(['left', 'right', 'centre', 'middle', 'centered', 'centred']);

/** The choice that goes by another name elsewhere. @param allowed the choices there are */
export function choiceCalled(key: string, word: string, allowed: readonly string[]): string | undefined {
  const wanted = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const choices = Object.hasOwn(choiceWords, key) ? choiceWords[key] : undefined;
  const means = (choice: string, words: string): boolean =>
    allowed.includes(choice) && words.split(' ').includes(wanted);
  // The same key has other choices in other blocks, and a word may stand for one in each.
  return Object.entries(choices ?? {}).find(([choice, words]) => means(choice, words))?.[0];
}

/** Whether another name of a choice can mean nothing else. */
export function isCertainChoice(word: string): boolean {
  return certain.has(word.trim().toLowerCase());
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `three` -> 3; undefined for all other words. */
export function numberCalled(word: string): number | undefined {
  const found = numbers.indexOf(word.trim().toLowerCase());
  return found === -1 ? undefined : found;
}

const YES = /^(?:yes|y|on|true|1|ja|oui|s[ií]|sim|tak|ano|да|हाँ|हां|نعم|はい)$/;
const NO = /^(?:no|n|off|false|0|nein|non|nee|não|nie|нет|नहीं|لا|いいえ)$/;

/** What a word says where true or false belongs; undefined if it says neither. */
export function booleanCalled(word: string): boolean | undefined {
  const wanted = word.trim().toLowerCase();
  if (YES.test(wanted) || /^(?:enabled?|required)$/.test(wanted)) return true;
  return NO.test(wanted) || /^(?:disabled?|optional)$/.test(wanted) ? false : undefined;
}

/** Whether a word says yes or no in any place. */
export function isCertainBoolean(word: string): boolean {
  const wanted = word.trim().toLowerCase();
  return YES.test(wanted) || NO.test(wanted);
}
