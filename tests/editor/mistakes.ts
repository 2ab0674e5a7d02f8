const top = 'title: Home\ndescription: What we do.\n';
const page = (blocks: string): string => `${top}blocks:\n${blocks}`;
const block = (type: string, keys: string): string => page(`  - type: ${type}\n${keys.replace(/^(?=.)/gm, '    ')}`);
const hero = (keys: string): string => block('hero', `title: Hi\n${keys}`);
const image = (keys: string): string => hero(`image:\n${keys.replace(/^(?=.)/gm, '  ')}`);
const site = (keys: string): string => `name: Acme\nurl: https://www.example.com\n${keys}`;

/** What an editor has to mark on the line that our own check names: what it is -> the text of a page. */
export const mistakesInPages: Readonly<Record<string, string>> = {
  // Misspelt keys.
  'a misspelt key of a page': `titl: Home\ndescription: A\nblocks:\n  - type: cta\n    title: Hi\n`,
  'a key of a block that stands in the page': `${top}align: center\nblocks:\n  - type: cta\n    title: Hi\n`,
  'a misspelt key that must be there': block('hero', 'titel: Hi\n'),
  'a misspelt key that may be there': hero('taglin: Hi\n'),
  'a key in the wrong case': hero('TagLine: Hi\n'),
  'a key of another block': hero('items:\n  - label: A\n'),
  'a misspelt key of an entry': block('faq', 'items:\n  - question: A\n    anwser: B\n'),
  'a misspelt key two lists down': block(
    'link-list',
    'items:\n  - title: A\n    links:\n      - label: B\n        hreff: /\n',
  ),
  'a misspelt key of a picture': image('src: https://example.com/a.png\nalt: A\nwidht: 10\nheight: 10\n'),
  'a misspelt type': page('  - tpye: hero\n    title: Hi\n'),
  'a misspelt key in the flow style': page('  - { type: hero, titel: Hi }\n'),
  // Missing keys.
  'a page without a description': 'title: Home\nblocks:\n  - type: cta\n    title: Hi\n',
  'a block without its title': block('hero', 'tagline: Hi\n'),
  'a block without its title, whose type comes last': page('  - tagline: Hi\n    align: center\n    type: hero\n'),
  'a block without its items': block('stats', 'title: Numbers\n'),
  'a block without its type': page('  - title: Hi\n    align: center\n'),
  'an entry without its answer': block('faq', 'items:\n  - question: A\n    answer: B\n  - question: C\n'),
  'a button that leads nowhere': hero('actions:\n  - label: Go\n'),
  'a picture without a file': image('alt: A team\ndecorative: false\n'),
  'a picture without words': image('src: https://example.com/a.png\nwidth: 10\nheight: 10\n'),
  'a link below a card that leads nowhere': block('card-grid', 'items:\n  - title: A\n    linkLabel: More\n'),
  'the name of a block as a key': page('  - hero:\n      title: Hi\n'),
  // Wrong values.
  'an unknown block': page('  - type: heroo\n    title: Hi\n'),
  'a block that is a text': page('  - carousel\n'),
  'a block that is empty': page('  - type: cta\n    title: Hi\n  -\n'),
  'a type that is empty': page('  - type:\n    title: Hi\n'),
  'a number for a text': block('stats', 'items:\n  - label: A\n    value: 12\n'),
  'yes or no for a text': hero('tagline: true\n'),
  'a list for a text': hero('tagline:\n  - Hi\n'),
  'keys for a text': hero('tagline:\n  text: Hi\n'),
  'an empty text': hero('tagline: ""\n'),
  'a text without a value': hero('tagline:\n'),
  'a choice there is not': hero('align: centre\n'),
  'a choice without a value': hero('background:\n'),
  'a number out of its range': block(
    'link-list',
    'columns: 7\nitems:\n  - title: A\n    links: [{ label: B, href: / }]\n',
  ),
  'a number with its unit': block(
    'screen',
    'title: A\nitems:\n  - title: B\n    chart:\n      values:\n        - { label: Mon, value: 1.5 }\n        - { label: Tue, value: 2 % }\n',
  ),
  'a number in quotes': block('card-grid', 'columns: "2"\nitems:\n  - title: A\n'),
  'a size of nothing': image('src: https://example.com/a.png\nalt: A\nwidth: 0\nheight: 10\n'),
  'yes for true': image('src: https://example.com/a.png\ndecorative: yes\nwidth: 10\nheight: 10\n'),
  'a draft in quotes': `title: Home\ndescription: A\ndraft: "true"\nblocks:\n  - type: cta\n    title: Hi\n`,
  'keys for a list': hero('actions:\n  label: Go\n  href: /\n'),
  'a text for a list': block('tag-list', 'items: React\n'),
  'an empty list': block('faq', 'items: []\n'),
  'a text for a picture': hero('image: /team.jpg\n'),
  'an icon there is not': block('card-grid', 'items:\n  - title: A\n    icon: clod\n'),
  'an icon that is a number': block('card-grid', 'items:\n  - title: A\n    icon: 7\n'),
  'a name with capitals': hero('id: Our Team\n'),
  'a picture with words that is for decoration': image(
    'src: https://example.com/a.png\nalt: A\ndecorative: true\nwidth: 10\nheight: 10\n',
  ),
  'a picture that is not shown': hero(
    'align: center\nimage: { src: https://example.com/a.png, alt: A, width: 10, height: 10 }\n',
  ),
  'a field of a form with a wrong name': block('contact-form', 'fields:\n  - name: E mail\n    label: E-mail\n'),
  // Several.
  'three mistakes': 'titl: x\ndescription: A\nblocks:\n  - type: hero\n    titel: Hi\n    align: centre\n',
  'a list instead of keys': '- title: Home\n',
  'a text instead of keys': 'Welcome to our site\n',
};

/** The same for site.yaml. */
export const mistakesInSites: Readonly<Record<string, string>> = {
  'a site without an address': 'name: Acme\n',
  'a misspelt key of the site': site('thme:\n  mode: dark\n'),
  'a colour with a digit too few': site('theme:\n  brand: "#0d828"\n'),
  'a colour that became a comment': site('theme:\n  brand: #0d828c\n'),
  'a mode there is not': site('theme:\n  mode: night\n'),
  'a language by its name': site('language: English\n'),
  'a phone number in words': site('contact:\n  phone: call us\n'),
  'a phone number without quotes': site('contact:\n  phone: 912575550100\n'),
  'an e-mail address that is none': site('contact:\n  email: hello at example\n'),
  'a menu entry that leads nowhere': site('nav:\n  items:\n    - label: Home\n'),
  'a button of the menu that leads nowhere': site('nav:\n  action:\n    label: Go\n'),
  'an account without its template': site('email:\n  serviceId: a\n  publicKey: b\n'),
  'an old address without a slash': site('redirects:\n  - from: old\n    to: /\n'),
  'a misspelt key of an entry of the foot': site(
    'footer:\n  columns:\n    - titel: A\n      items: [{ label: B, href: / }]\n',
  ),
};
