import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { hasHeadings, isOfBlock, itemSchemaOf, listKinds, ownerSchemaOf } from '../../src/schema/lists.ts';
import { blockNames, resolve, type Schema, schemaOf } from '../../src/schema/schemas/schemas.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

/** Lists of entries that no pages are found for, and why. */
const WRITTEN: Readonly<Record<string, string>> = {
  'comparison.columns': 'What is compared stands above the cells of every row.',
  'comparison.groups[].rows': 'A row has a cell for each column.',
  'contact-form.fields': 'What visitors fill in.',
  'hours.items': 'The days of a week, each once.',
  'screen.items': 'A drawing of a program.',
  'table.columns': 'The heads of its rows.',
  'comparison.groups': 'Groups of such rows.',
  'card-grid.items[].sections': 'Parts of one card.',
};

function listsOf(schema: Schema, path: string): { readonly path: string; readonly isFound: boolean }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const { schema: list } = resolve(property);
    const item = list.items === undefined ? undefined : resolve(list.items).schema;
    if (item?.properties === undefined && item?.type !== 'array') return [];
    if (/\/(?:action|link)s?$/.test(`${property.$ref} ${list.items?.$ref}`)) return [];
    const own = { path: `${path}.${key}`, isFound: property.entries === true };
    const inner = listsOf(item, `${path}.${key}[]`);
    return inner.some(({ isFound }) => isFound) ? inner : [own, ...inner];
  });
}

test('every list of entries takes pages, or is named here with a reason', () => {
  const lists = blockNames().flatMap((name) => listsOf(schemaOf(`blocks/${name}`), name));
  expect(lists.length).toBeGreaterThan(25);
  const written = lists.filter(({ path, isFound }) => !isFound && !path.startsWith('screen.'));
  const wayOut = 'Give the list "entries": true in its schema, or name it in WRITTEN.';
  expect(written.map(({ path }) => path).sort(), wayOut).toEqual(
    Object.keys(WRITTEN)
      .filter((path) => !path.startsWith('screen.'))
      .sort(),
  );
});

/** Blocks that show their items by no `ItemList`, and why. */
const SHOWN_APART: Readonly<Record<string, string>> = {
  'rich-text': 'Its parts follow its text, in no list of their own.',
  table: 'They are rows, which stand in a table and in nothing else.',
  tabs: 'Each has a tab and a panel.',
};

test('every such list is shown by the same component, or is named here with a reason', () => {
  const apart = blockNames().filter((name) => {
    if (!listsOf(schemaOf(`blocks/${name}`), name).some(({ isFound }) => isFound)) return false;
    const files = readdirSync(`src/blocks/${name}`).filter((file) => file.endsWith('.tsx'));
    return !files.some((file) =>
      /<(?:ItemList|ListSection)\b/.test(readFileSync(`src/blocks/${name}/${file}`, 'utf8')),
    );
  });
  expect(apart.sort()).toEqual(Object.keys(SHOWN_APART));
});

/** Lists that pages can't stand under headings in, and why. */
const UNHEADED: Readonly<Record<string, string>> = {
  'calendar.items': 'It has headings of its own: months.',
  'figures.items': 'A few large numbers are a sentence, and no chapters.',
  'hours.exceptions': 'Days, in their order.',
  'media-text.items': 'Points of one text.',
  'page-links.items': 'It has headings of its own.',
  'rich-text.items': 'They are chapters themselves.',
  'stats.items': 'As with figures.',
  'steps.items': 'Their numbers go on from the first to the last.',
  'tabs.items': 'Each has a tab, in one row.',
  'tag-list.items': 'Each is a group itself.',
  'timetable.items': 'It has headings of its own: days.',
};

test('in every such list pages can stand under headings, or it is named here with a reason', () => {
  const lists = blockNames().flatMap((name) => listKinds(name));
  const without = lists.filter((list) => isOfBlock(list) && !hasHeadings(list));
  expect(without.map(({ block, key }) => `${block}.${key}`).sort()).toEqual(Object.keys(UNHEADED));
});

/** Blocks with a list from which visitors can't choose (`whole: true`), and why. */
const SHOWN_WHOLE: Readonly<Record<string, string>> = {
  'case-story': 'What came of one story.',
  hours: 'Each exception counts.',
  'link-list': 'Groups of links, each with a list of its own.',
  'logo-strip': 'A row of marks.',
  'media-text': 'What a text says in short.',
  'page-links': 'The pages of a part, in their order.',
  'price-list': 'Groups of prices, each with a list of its own.',
  'rich-text': 'Parts of one text.',
  tabs: 'One is shown at a time anyway.',
};

test('visitors can choose from the list of each block, or it is named here with a reason', () => {
  const listing = blockNames().filter((name) =>
    listsOf(schemaOf(`blocks/${name}`), name).some(({ isFound }) => isFound),
  );
  const whole = listing.filter((name) => schemaOf(`blocks/${name}`).properties?.filters === undefined);
  expect(
    whole.sort(),
    'Lists with `whole` in their schema are in SHOWN_WHOLE with the reason, in the order of the alphabet, and no others.',
  ).toEqual(Object.keys(SHOWN_WHOLE));
  // What they choose by is shown above the list, and the list is marked.
  const shown = listing.filter((name) => {
    const files = readdirSync(`src/blocks/${name}`).filter((file) => file.endsWith('.tsx'));
    const code = files.map((file) => readFileSync(`src/blocks/${name}/${file}`, 'utf8')).join('');
    return (
      /<(?:HeadedSection|ListSection)\b|useAbove\(/.test(code) && /<(?:ItemList|ListSection)\b|useListMark\(/.test(code)
    );
  });
  expect(
    listing.filter((name) => !whole.includes(name) && !shown.includes(name)),
    'Show the list with HeadedSection and ItemList (src/blocks/shared/), or say `whole` in its schema.',
  ).toEqual([]);
});

/** Keys of an item that no field of a page fills by `show`, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'article-grid.items.download': 'It is the document of the page, with words of the site on it.',
  'bento.items.figure': 'A number and what it counts: each is written for its place.',
  'figures.items.source': 'A link with words of its own.',
  'pricing.plans.highlighted': 'A field of its name, or the author who chooses one plan.',
  'pricing.plans.action': 'A button with words of its own.',
  'stats.items.from': 'What the number counts.',
  'tabs.items.id': 'A name for links, which is made of the title.',
};

test('each key of an item takes a field by "show", lists in it as well, or it is named here with a reason', () => {
  const keys = blockNames()
    .flatMap(listKinds)
    .filter(({ key, columns }) => key !== '' && columns === undefined)
    .flatMap((list) => {
      const { show } = ownerSchemaOf(list).properties ?? {};
      return Object.entries(itemSchemaOf(list).properties ?? {}).map(([key, property]) => {
        const said = show?.properties?.[key];
        const { type } = resolve(property).schema;
        const isAlike = said !== undefined && (type !== 'array' || resolve(said).schema.pattern !== undefined);
        return { path: `${list.block}.${list.key}.${key}`, type, isAlike };
      });
    });
  expect(keys.filter(({ type }) => type === 'array').length).toBeGreaterThan(10);
  expect(
    keys.filter(({ isAlike }) => !isAlike).map(({ path }) => path),
    'A key that is no text, or a list, takes no field: say in NOT_SHOWN why, in the order of the blocks.',
  ).toEqual(Object.keys(NOT_SHOWN));
});

const kind = (card: string): string => `description: A course.
fields:
  - { name: level, type: choice, choices: [beginner, advanced], required: true }
  - { name: start, type: date }
  - { name: price, type: number, currency: EUR, required: true }
  - { name: teacher, type: entry, kind: person }
  - { name: photo, type: image }
${card}layout:
  - type: hero
    title: "{title}"
    tagline: "{teacher.title}, {teacher.role}"
    image: "{teacher.image}"
`;

const school = (card: string, list: string): Files => ({
  'site.yaml': goodSite,
  'kinds/course.yaml': kind(card),
  'pages/index.yaml': pageCalled('Welcome'),
  'pages/team/mara.yaml':
    'kind: person\ntitle: Mara Holt\ndescription: Teaches.\nrole: Dancer\nimage: { src: https://www.example.com/mara.jpg, alt: Mara }\n',
  'pages/courses/salsa.yaml':
    'kind: course\ntitle: Salsa\ndescription: Steps.\nlevel: beginner\nstart: 2027-01-10\nprice: 12.5\nteacher: mara\nphoto: { src: https://www.example.com/salsa.jpg, alt: Two }\n',
  'pages/courses/tango.yaml': 'kind: course\ntitle: Tango\ndescription: Turns.\nlevel: advanced\nprice: 20\n',
  'pages/list.yaml': `${pageCalled('Courses')}${list}`,
});

/** All that is on a page. */
async function shown(files: Files, route: string): Promise<string> {
  const { site, diagnostics } = await loadSite(memoryDisk(files));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (site === undefined) throw new Error('The site has mistakes.');
  const { pages } = planSite(site, { year: '2026', drafts: false });
  return JSON.stringify(pages.find((each) => each.route === route)?.screen);
}

const list = (type: string, more = ''): string =>
  `  - type: ${type}\n    title: List\n    from: { kind: course, sort: title }\n${more}`;

describe('a list shows of a page', () => {
  test('its picture and its facts, if nobody says how', async () => {
    const block = await shown(school('', list('card-grid')), '/list');
    expect(block).toContain('salsa.jpg');
    expect(block).toMatch(/beginner.*10 January 2027.*€12\.50/);
    expect(block).toMatch(/advanced.*€20/);
  });

  test('what the kind says, and leaves out what the page leaves out', async () => {
    const card = 'card:\n  title: "{title} ({level})"\n  meta: ["{price} each", "with {teacher.title}"]\n';
    const block = await shown(school(card, list('card-grid')), '/list');
    expect(block).toMatch(/Salsa \(beginner\).*€12\.50 each.*with Mara Holt/);
    expect(block).toMatch(/Tango \(advanced\).*€20\.00 each/);
    expect(block).not.toContain('10 January 2027');
    expect(block.match(/with /g)).toHaveLength(1);
  });

  test('what it says itself, in the keys of its items', async () => {
    const show = '    show: { question: "What is {title}?", answer: "{description} For {price}." }\n';
    const block = await shown(school('card:\n  title: "{title}"\n', list('faq', show)), '/list');
    expect(block).toMatch(/What is Salsa\?.*Steps\. For €12\.50\..*What is Tango\?/);
  });

  test('lists that a field is: texts each by itself, and groups by the names that they share', async () => {
    const fields = `  - { name: days, type: day-of-week, many: true, required: true }
  - { name: notes, type: texts }
  - name: parts
    type: list
    required: true
    fields:
      - { name: title, type: text, required: true }
      - { name: description, type: richText, required: true }
      - { name: minutes, type: number }
`;
    const card = 'card:\n  title: "{title}"\n  points: "{days}"\n  meta: "{notes}"\n';
    const files = school(card, list('card-grid', '    show: { sections: "{parts}" }\n'));
    const parts = 'parts: [{ title: Warm up, description: "**Slowly**", minutes: 5 }]\n';
    const courses = {
      'pages/courses/salsa.yaml': `days: [friday, monday]\nnotes: [With a partner, In Hall 1]\n${parts}`,
      'pages/courses/tango.yaml': `days: [sunday]\n${parts}`,
    };
    const own = Object.entries(courses).map(([file, more]) => [file, `${files[file]}${more}`] as const);
    const declared = String(files['kinds/course.yaml']).replace('fields:\n', `fields:\n${fields}`);
    const block = await shown({ ...files, ...Object.fromEntries(own), 'kinds/course.yaml': declared }, '/list');
    expect(block).toContain('"meta":["With a partner","In Hall 1"],"points":["Monday","Friday"]');
    expect(block).toContain(
      '"sections":[{"title":"Warm up","description":[[{"kind":"strong","children":["Slowly"]}]]}]',
    );
    expect(block).toContain('"points":["Sunday"]');
  });

  test('prices by their type, in the groups of a block', async () => {
    const block = await shown(
      school('', '  - type: price-list\n    groups:\n      - from: { kind: course, sort: title }\n'),
      '/list',
    );
    expect(block).toMatch(/Salsa.*€12\.50.*Tango.*€20/);
  });

  test('how many there are, and what their fields come to', async () => {
    const block = await shown(
      school(
        '',
        '  - type: faq\n    title: "{count} from {min:price}, all {sum:price}, since {min:start}"\n    from: { kind: course }\n    show: { question: "{title}?", answer: "{level}" }\n',
      ),
      '/list',
    );
    expect(block).toContain('2 from €12.50, all €32.50, since 10 January 2027');
  });

  test('and its own page what the page says that it names', async () => {
    const block = await shown(school('', list('steps')), '/courses/salsa');
    expect(block).toMatch(/Mara Holt, Dancer/);
    expect(block).toContain('mara.jpg');
  });

  test('in the cells of a table what each column says, with links, totals at the foot, and numbers at the end', async () => {
    const columns = `    columns:
      - { title: Course, show: "{title}", link: true, foot: "{count} courses" }
      - { title: Teacher, show: "{teacher.title}" }
      - { title: Price, show: "{price}", foot: "{sum:price}" }
`;
    const block = await shown(school('', list('table', columns)), '/list');
    const to = '"to":{"kind":"page","href":"/courses';
    expect(block).toContain(`[[{"kind":"link",${to}/salsa"},"children":["Salsa"]}],"Mara Holt","€12.50"]`);
    expect(block).toContain(`[[{"kind":"link",${to}/tango"},"children":["Tango"]}],"–","€20.00"]`);
    expect(block).toContain('{"title":"Course","foot":"2 courses"},{"title":"Teacher"}');
    expect(block).toContain('{"align":"end","title":"Price","foot":"€32.50"}');
  });

  test('in the cells of a table yes and no as marks, and among words in those of the site', async () => {
    const files = school(
      '',
      list(
        'table',
        '    columns: [{ title: "Open now", show: "{title}: {open}" }, { title: Open, show: "{open}", link: true }]\n',
      ),
    );
    const field = '  - { name: open, type: yes-no }\n';
    const courses = { 'pages/courses/salsa.yaml': 'open: true\n', 'pages/courses/tango.yaml': 'open: false\n' };
    const own = Object.entries(courses).map(([file, line]) => [file, `${files[file]}${line}`] as const);
    const declared = String(files['kinds/course.yaml']).replace('fields:\n', `fields:\n${field}`);
    const block = await shown({ ...files, ...Object.fromEntries(own), 'kinds/course.yaml': declared }, '/list');
    const mark = (says: string, text: string): string =>
      `"children":[{"kind":"mark","says":"${says}","text":"${text}"}]`;
    expect(block).toMatch(/\["Salsa: Yes",.*"Tango: No",/);
    expect(block).toContain(mark('yes', 'Yes'));
    expect(block).toContain(mark('no', 'No'));
  });

  test('in the cells of a table pictures, which have a name where they lead somewhere', async () => {
    const columns =
      '    columns: [{ title: Photo, show: "{photo}", link: true }, { title: Course, show: "{title}" }]\n';
    const files = school('', list('table', columns));
    const salsa = String(files['pages/courses/salsa.yaml']).replace('alt: Two', 'decorative: true');
    const block = await shown({ ...files, 'pages/courses/salsa.yaml': salsa }, '/list');
    expect(block).toMatch(/"children":\[\{"kind":"picture","image":\{"src":"[^"]*salsa\.jpg","alt":"Salsa"/);
    expect(block).toContain('["","Tango"]');
  });

  test('in the cells of a table icons, with their names for who does not see them', async () => {
    const columns =
      '    columns: [{ title: For, show: "{mark}" }, { title: Leads, show: "{mark}", link: true }, { title: Course, show: "{title}" }]\n';
    const files = school('', list('table', columns));
    const declared = String(files['kinds/course.yaml']).replace(
      'fields:\n',
      'fields:\n  - { name: mark, type: icon }\n',
    );
    const salsa = `${files['pages/courses/salsa.yaml']}mark: shield-check\n`;
    const block = await shown({ ...files, 'kinds/course.yaml': declared, 'pages/courses/salsa.yaml': salsa }, '/list');
    expect(block).toMatch(/\[\{"kind":"icon","icon":\[\[.*?\]\],"text":"shield check"\}\]/);
    expect(block).toMatch(/"children":\[\{"kind":"icon",.*?"text":"Salsa"\}\]/);
    expect(block).toContain('["–","–","Tango"]');
  });

  test('in a table whose columns nobody says the title and the facts', async () => {
    const block = await shown(school('', list('table')), '/list');
    expect(block).toContain('[{"title":"Course"},{"title":"Level"},{"title":"Start"},{"align":"end","title":"Price"}]');
    expect(block).toMatch(/"Salsa"\]}\],"beginner","10 January 2027","€12\.50"\]/);
  });

  test('in statements beside each other what it says, by whom, and where that leads', async () => {
    const show = '    show: { quote: "{description} It is for a {level}.", role: "{start}" }\n';
    const block = await shown(school('', list('quote', show)), '/list');
    expect(block).toMatch(/"quote":\["Steps\. It is for a beginner\."\],"name":"Salsa","role":"10 January 2027"/);
    expect(block).toMatch(/"quote":\["Turns\. It is for a advanced\."\],"name":"Tango","href":/);
  });

  test('in a table of a layout what the other pages say, and not the page itself', async () => {
    const table =
      '  - type: table\n    title: "More than {title}"\n    from: { kind: course, sort: title }\n    columns:\n      - { title: "{level}", show: "{title}, {level}" }\n';
    const files = school('', '');
    const block = await shown({ ...files, 'kinds/course.yaml': kind('') + table }, '/courses/salsa');
    expect(block).toMatch(/More than Salsa.*"title":"beginner".*"Tango, advanced"/);
    expect(block).not.toContain('Salsa, beginner');
  });
});
