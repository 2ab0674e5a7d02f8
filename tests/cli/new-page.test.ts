import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentsOf, folderWith, page, siteYaml, smallSite } from '../build/support/site.ts';
import { codesSaid } from './codes-said.ts';
import { make } from './make-page.ts';
import { runHere } from './run-here.ts';

const { 'site.yaml': _, ...smallPages } = smallSite;

describe('an address may be written as it comes', () => {
  test.each([
    ['/services/quantum', 'pages/services/quantum.yaml'],
    ['services/quantum', 'pages/services/quantum.yaml'],
    ['services/quantum/', 'pages/services/quantum.yaml'],
    ['//services//quantum', 'pages/services/quantum.yaml'],
    ['./pages/services/quantum.yaml', 'pages/services/quantum.yaml'],
    ['pages/services/quantum', 'pages/services/quantum.yaml'],
    ['pages\\services\\quantum.yml', 'pages/services/quantum.yml'],
    ['services/quantum.json', 'pages/services/quantum.json'],
    ['C:\\site\\pages\\services\\quantum.yaml', 'pages/services/quantum.yaml'],
    ['services/quantum.html', 'pages/services/quantum.yaml'],
    ['http://127.0.0.1:5173/services/quantum?a=b#c', 'pages/services/quantum.yaml'],
    ['https://www.example.com/services/quantum', 'pages/services/quantum.yaml'],
    ['pages/services/index.yaml', 'pages/services/index.yaml'],
    // There is a page below it.
    ['/about', 'pages/about/index.yaml'],
    ['/pages/quantum', 'pages/pages/quantum.yaml'],
  ])('%s', async (typed, file) => {
    const { root, code, said } = await make(smallSite, typed);
    expect(code).toBe(0);
    expect(said).toMatch(new RegExp(`^Made ${file}\\. Its address is /`));
    expect(said).not.toContain('small letters');
    expect(Object.keys(contentsOf(root))).toEqual([...Object.keys(smallSite), file].sort());
  });

  test.each([
    ['Services/Quantum Computing', '/services/quantum-computing'],
    ['/services/quantum_computing!', '/services/quantum-computing'],
    ['/Über uns/Café', '/uber-uns/cafe'],
    ['https://www.example.com/Quantum%20Computing', '/quantum-computing'],
  ])('%s is mended, and said so', async (typed, route) => {
    const { code, said } = await make(smallSite, typed);
    expect(code).toBe(0);
    expect(said).toContain(`Its address is ${route}.\nAddresses use only small letters, digits and hyphens`);
  });

  test.each([
    ['/Über uns', '/ueber-uns', 'Über uns', 'de'],
    ['/lehrer/Jürgen', '/lehrer/juergen', 'Jürgen', 'de-AT'],
    ['/straßenfest', '/strassenfest', 'Straßenfest', 'de'],
    ['/Anne-Marie', '/anne-marie', 'Anne-Marie', 'de'],
    ['/Öppettider', '/oppettider', 'Öppettider', 'sv'],
    ['/ışık', '/isik', 'Işık', 'tr'],
    ['/हमारे बारे में', '/hmare-bare-mem', 'हमारे बारे में', 'hi'],
    ['/Контакты', '/kontakty', 'Контакты', 'ru'],
    ['/our_team', '/our-team', 'Our team', 'en'],
    ['/Preise & Kurse', '/preise-kurse', 'Preise & Kurse', 'deutsch'],
  ])('%s is %s by the language of the site, and keeps its words', async (typed, route, words, language) => {
    const site = { ...smallSite, 'site.yaml': `${siteYaml}language: ${language}\n` };
    const { root, said } = await make(site, typed);
    expect(said).toContain(`Its address is ${route}.\n`);
    // What is no code of a language says nothing.
    expect(said.includes('Its texts are in English')).toBe(!['en', 'deutsch'].includes(language));
    expect(said).toContain(`- label: ${words}\n      href: ${route}\n`);
    const made = parse(readFileSync(join(root, `pages${route}.yaml`), 'utf8'));
    expect(made).toMatchObject({ title: words, blocks: [{ title: words }, {}, {}, {}] });
  });

  test('of a person it is a name', async () => {
    const titleOf = async (typed: string): Promise<unknown> => {
      const { root } = await make(smallSite, typed, '--kind', 'person');
      const [file = ''] = readdirSync(join(root, 'pages/people'));
      return parse(readFileSync(join(root, 'pages/people', file), 'utf8')).title;
    };
    expect(await titleOf('/people/tom-hargreaves')).toBe('Tom Hargreaves');
    expect(await titleOf('/people/mara-van-dijk')).toBe('Mara van Dijk');
    expect(await titleOf('/people/Ann McDonald')).toBe('Ann McDonald');
  });

  test('in a site that is served below a path', async () => {
    const site = siteYaml.replace('.com', '.com/site');
    const { said } = await make({ ...smallPages, 'site.yaml': site }, 'https://www.example.com/site/quantum');
    expect(said).toContain('Its address is /quantum.');
    expect(said).toMatch(/\nTo see it: npx sitewright start, then open http:\/\/127\.0\.0\.1:\d+\/site\/quantum\n/);
  });
});

describe('a page is made although', () => {
  test('the rest of the site has mistakes', async () => {
    const { code, said } = await make({ ...smallSite, 'pages/index.yaml': 'titel: Home\n' }, '/quantum');
    expect(code).toBe(0);
    expect(said).toMatch(/\nThe rest of the site has \d errors?, \d warnings?: npx sitewright check shows them\.\n$/);
  });

  test('site.yaml cannot be read', async () => {
    const { root, code, said } = await make({ ...smallSite, 'site.yaml': '- Acme\n' }, '/quantum');
    expect(code).toBe(0);
    expect(said).toMatch(
      /\nTo add it to the menu, fix site\.yaml first: npx sitewright check shows what is wrong there\.\nThe rest of the site has 1 error, 0 warnings: npx sitewright check shows it\.\n$/,
    );
    expect(readFileSync(join(root, 'pages/quantum.yaml'), 'utf8')).toContain('title: Quantum\n');
  });

  test('there is no page yet', async () => {
    const { root, code } = await make({ 'site.yaml': siteYaml }, '/');
    expect(code).toBe(0);
    const checked = await runHere(['check', '--root', root]);
    expect({ code: checked.code, codes: codesSaid(checked.out) }).toEqual({ code: 0, codes: ['example-text'] });
  });

  test('it needs something that site.yaml does not say, which is shown', async () => {
    const { code, said } = await make(smallSite, '/write', '--from', 'contact-form');
    // A warning: a page that cannot send is still a page.
    expect(code).toBe(0);
    expect(said).toMatch(/\nStill to be fixed:\n.*pages\/write\.yaml:\d+:\d+.*form-without-email/s);
  });

  test('its address was planned', async () => {
    const site = `${siteYaml}planned:\n  - /prices\n  - /quantum\n`;
    const { code, said } = await make({ ...smallSite, 'site.yaml': site }, '/quantum');
    expect(code).toBe(0);
    expect(said).toMatch(/\nsite\.yaml lists \/quantum under "planned" \(line 5\): delete that entry\.\n$/);
  });

  test('links elsewhere expect more of it', async () => {
    const files = {
      'site.yaml': `${siteYaml}planned: [/quantum]\n`,
      'pages/index.yaml': page('Home', '    actions: [{ label: Go, href: "/quantum#prices" }]\n'),
    };
    const { code, said } = await make({ ...smallSite, ...files }, '/quantum');
    expect(code).toBe(1);
    expect(said).toMatch(/\nStill to be fixed:\n.*pages\/index\.yaml:6:\d+.*"prices"/s);
  });
});

test('what is made can be built as it is', async () => {
  const root = folderWith(smallSite);
  await runHere(['new', 'page', '/quantum', '--title', 'Quantum & more'], {}, root);
  await runHere(['new', 'page', '/quantum/steps', '--from', 'steps'], {}, root);
  await runHere(['new', 'page', '/quantum/again', '--from', '/quantum'], {}, root);
  await runHere(['new', 'kind', 'recipe'], {}, root);
  await runHere(['new', 'page', '/recipes/rye', '--kind', 'recipe', '--md'], {}, root);
  const { code, err } = await runHere(['build', '--root', root]);
  expect({ code, codes: codesSaid(err) }).toEqual({ code: 0, codes: ['example-text'] });
  const built = (name: string): string => readFileSync(join(root, `dist/${name}.html`), 'utf8');
  expect(built('quantum')).toMatch(/<h1[^>]*>Quantum &amp; more</);
  expect(built('quantum/steps')).toMatch(/<h1[^>]*>Steps</);
  expect(built('quantum/again')).toMatch(/<h1[^>]*>Again</);
  // A kind of the site's own: its layout, with the fields of the page, and the text in its .md file.
  expect(built('recipes/rye')).toMatch(/<h1[^>]*>Rye<[\s\S]*45 min/);
});

test('a kind of a site’s own, and a page of it', async () => {
  const settings = (more: string): string => `{ ${more}"../schemas/editor/page.schema.json": ["pages/*"] }`;
  const root = folderWith({ ...smallSite, '.vscode/settings.json': settings('') });
  const typed = (...args: string[]): ReturnType<typeof runHere> => runHere(['new', ...args], {}, root);
  const made = await typed('kind', 'recipe');
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/^Made kinds\/recipe\.yaml\./);
  expect(made.out).toContain('npx sitewright new page /recipe/first --kind recipe');
  expect(made.out).toContain('Made kinds/_fields.schema.json, and named it in .vscode/settings.json');
  const told = [...readFileSync(join(root, 'kinds/recipe.schema.json'), 'utf8').matchAll(/"\$ref": "([^#"]+)#/g)];
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter(([, path = '']) => !existsSync(join(root, 'kinds', path)))).toEqual([]);
  const named = settings('"./kinds/_fields.schema.json": ["pages/*"],\n    ');
  expect(readFileSync(join(root, '.vscode/settings.json'), 'utf8')).toBe(named);
  const page = await typed('page', '/recipes/first', '--kind', 'recipe', '--md');
  expect(page).toMatchObject({ code: 0, err: '' });
  expect(Object.keys(contentsOf(root))).toEqual(
    [
      ...Object.keys(smallSite),
      '.vscode/settings.json',
      'kinds/_fields.schema.json',
      'kinds/recipe.schema.json',
      'kinds/recipe.yaml',
      'pages/recipes/first.md',
    ].sort(),
  );
  expect(codesSaid((await runHere(['check'], {}, root)).out)).toEqual(['example-text']);
  expect((await typed('kind', 'recipe')).out).toContain('is up to date');
  const file = join(root, 'kinds/recipe.yaml');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('name: duration', 'name: time').replace('{duration}', '{time}'),
  );
  expect((await typed('kind', 'recipe')).out).toContain('Renewed kinds/recipe.schema.json');
  writeFileSync(join(root, 'kinds/recipe.schema.json'), '{}');
  expect(await typed('kind', 'recipe')).toMatchObject({ code: 2, err: expect.stringContaining('a file of your own') });
  expect(await typed('kind')).toMatchObject({ code: 2, err: expect.stringContaining('Give the name of the kind') });
  expect(await typed('page', '/a', '--md')).toMatchObject({ code: 2, err: expect.stringContaining('--kind') });
  expect(await typed('page', '/a', '--kind', 'recipe', '--from', 'faq')).toMatchObject({ code: 2 });
});

test('a text in Markdown is a page, with a title and a description that it has in it', async () => {
  const root = folderWith({ ...smallSite, 'pages/bread.md': '# Our bread\n\nSlowly, and in a *wood* oven.\n' });
  expect((await runHere(['build'], {}, root)).code).toBe(0);
  const built = readFileSync(join(root, 'dist/bread.html'), 'utf8');
  expect(built).toMatch(/<h1[^>]*>Our bread<[\s\S]*<p>Slowly, and in a <em>wood<\/em> oven/);
  expect(built.match(/Our bread<\/h/g)).toHaveLength(1);
  expect(built).toContain('<meta name="description" content="Slowly, and in a wood oven."');
});
