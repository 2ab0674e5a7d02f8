import { describe, expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { sourcesOf } from '../../src/builder/plan/sources.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { folderDisk } from '../../src/disk/disk.ts';
import {
  headersAt,
  headersFile,
  headersOf,
  headersText,
  parseHeaders,
} from '../../src/outputs/headers/header-rules.ts';
import { pagePolicy, type Sources, sitePolicy } from '../../src/outputs/headers/policy.ts';
import { type Files, folderWith, page, smallSite } from './support/site.ts';

const script = 'document.title';
const plain = { origin: 'https://a.example', base: '/', sources: { images: [], forms: [] } };

function headersFor(
  { origin, base, sources }: Omit<typeof plain, 'sources'> & { readonly sources: Sources },
  own = '',
) {
  return headersOf({ plan: { origin, frame: { base } }, sources, boot: script, own: new Map([[headersFile, own]]) });
}

async function sourcesIn(files: Files): Promise<ReturnType<typeof sourcesOf>> {
  const { site, diagnostics } = await loadSite(folderDisk(folderWith({ ...smallSite, ...files })));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (site === undefined) throw new Error('The site cannot be read.');
  return sourcesOf(planSite(site, { year: '2026', drafts: false }));
}

/** A page with a picture from another host. */
const withPicture = (title: string, host: string): string =>
  page(title, `    image: { src: "https://${host}/a.jpg", alt: A }\n    description: D\n`).replace('cta', 'hero');
const account = (more = ''): string =>
  `name: A\nurl: https://a.example\nemail: { serviceId: s, templateId: t, publicKey: k${more} }\n`;
const form = 'title: Form\ndescription: A form.\nblocks:\n  - type: contact-form\n    title: Write\n';

describe('a policy names what the site uses, and nothing else', () => {
  test('of a site that uses nothing', async () => {
    expect(await sourcesIn({})).toEqual({ images: [], forms: [] });
    const policy = sitePolicy({ images: [], forms: [] }, script);
    expect(policy).not.toMatch(/https?:/);
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("connect-src 'self';");
  });

  test('the hosts of pictures, wherever they are, each once', async () => {
    const files = {
      'pages/index.yaml': withPicture('Home', 'b.example'),
      'pages/about/index.yaml': withPicture('About', 'a.example'),
      'pages/x.yaml': withPicture('X', 'b.example'),
    };
    const site = 'name: A\nurl: https://a.example\nlogo: "https://logo.example/l.svg"\n';
    const { images } = await sourcesIn({ ...files, 'site.yaml': site });
    expect(images).toEqual(['https://a.example', 'https://b.example', 'https://logo.example']);
  });

  test('the hosts of what is shown of other sites, for frames alone', async () => {
    const embed = (href: string) =>
      `title: Map\ndescription: A map.\nblocks:\n  - { type: embed, title: Map, href: "${href}" }\n`;
    const frames = ['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'];
    const sources = await sourcesIn({
      'pages/map.yaml': embed('https://www.openstreetmap.org/#map=15/21.0077/75.5626'),
      'pages/film.yaml': embed('https://youtu.be/aqz-KE-bpKQ'),
    });
    expect(sources).toEqual({ images: [], frames, forms: [] });
    const policy = sitePolicy(sources, script);
    expect(policy).toContain(`; frame-src ${frames.join(' ')};`);
    expect(policy.split('youtube')).toHaveLength(2);
    expect(sitePolicy({ images: [], forms: [] }, script)).not.toContain('frame-src');
  });

  test('the mail server, if there is a form and an account for it', async () => {
    expect(await sourcesIn({ 'site.yaml': account() })).toEqual({ images: [], forms: [] });
    const sources = await sourcesIn({ 'site.yaml': account(), 'pages/form.yaml': form });
    expect(sources).toEqual({ images: [], forms: ['https://api.emailjs.com'] });
    expect(sitePolicy(sources, script)).toContain("form-action 'self' https://api.emailjs.com;");
    const own = account(', origin: "https://mail.example:444"');
    expect(await sourcesIn({ 'site.yaml': own, 'pages/form.yaml': form })).toMatchObject({
      forms: ['https://mail.example:444'],
    });
  });
});

test('a policy names each service that a form is sent to, and no account that none uses', async () => {
  const service = 'name: A\nurl: https://a.example\nforms: { action: "https://forms.example/f/1" }\n';
  const own = `${form}    action: https://own.example/f/2\n  - { type: newsletter, title: T, note: N, action: "https://own.example/f/3" }\n`;
  const sources = await sourcesIn({ 'site.yaml': service, 'pages/form.yaml': form, 'pages/own.yaml': own });
  expect(sources.forms).toEqual(['https://forms.example', 'https://own.example']);
  expect(sitePolicy(sources, script)).toContain("connect-src 'self' https://forms.example https://own.example;");
  expect(sitePolicy(sources, script)).toContain("form-action 'self' https://forms.example https://own.example;");
  expect((await sourcesIn({ 'site.yaml': account(), 'pages/own.yaml': own })).forms).toEqual(['https://own.example']);
});

test('an address adds nothing to a policy but its host', async () => {
  // Sorted, the second one would be a source of the directive that the first one begins.
  const hosts = ['a;script-src-elem', 'b;require-trusted-types-for', "c'none'", 'd,sandbox', 'e*'];
  for (const host of hosts) {
    const files = { ...smallSite, 'pages/index.yaml': withPicture('Home', host) };
    const { diagnostics } = await loadSite(folderDisk(folderWith(files)));
    expect(
      diagnostics.map(({ code }) => code),
      host,
    ).toContain('bad-image-address');
    const mail = { ...smallSite, 'site.yaml': account(`, origin: "https://${host}"`) };
    const { diagnostics: found } = await loadSite(folderDisk(folderWith(mail)));
    expect(
      found.map(({ code }) => code),
      host,
    ).toContain('bad-url');
  }
});

test('a page allows its own texts by their hashes, and the empty style of emotion', () => {
  const policy = pagePolicy({ images: [], forms: [] }, 'a', 'b');
  // sha256 of "a", "b" and nothing.
  expect(policy).toContain("script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=';");
  expect(policy).toContain(
    "style-src 'self' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';",
  );
  expect(policy).not.toContain('unsafe');
  // Browsers warn about it in a page.
  expect(policy).not.toContain('frame-ancestors');
});

test('however many hosts of pictures and forms there are, no line is longer than hosts read', () => {
  for (const count of [0, 1, 10, 30, 40, 1000]) {
    const images = Array.from({ length: count }, (_, index) => `https://pictures-${index}.example.com`);
    const text = headersFor({ ...plain, sources: { images, forms: images.slice(0, count / 8) } });
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
    const wide = /img-src 'self' https:;/.test(text);
    expect(wide).toBe(count >= 40);
    expect(/form-action 'self' https:;/.test(text)).toBe(count >= 40);
  }
});

describe('_headers', () => {
  test('holds the same header only once for a file', () => {
    const rules = parseHeaders(headersFor(plain));
    for (const path of ['/', '/contact', '/built/a.js']) {
      for (const [name, value] of headersAt(rules, path)) {
        const once = ['Permissions-Policy', 'Cache-Control'].includes(name) || !value.includes(', ');
        expect(once, `${path} ${name}`).toBe(true);
      }
    }
    expect(headersAt(rules, '/built/a.js').get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headersAt(rules, '/').has('Cache-Control')).toBe(false);
  });

  test('asks for https only where the site has it', () => {
    expect(headersFor(plain)).toContain('Strict-Transport-Security: max-age=31536000\n');
    expect(headersFor({ ...plain, origin: 'http://a.example' })).not.toContain('Strict-Transport-Security');
  });

  test('keeps to the base', () => {
    const rules = parseHeaders(headersFor({ ...plain, base: '/shop/' }));
    expect(rules.map(({ path }) => path)).toEqual(['/shop/*', '/shop/built/*']);
    expect(headersAt(rules, '/else').size).toBe(0);
  });

  test.each(['/', '/shop/'])('lets an author replace, add and remove under %s', (base) => {
    const own = `# mine\n/*\n  x-frame-options: SAMEORIGIN\n  ! Permissions-Policy\n  X-Own: a: b\n${base}built/*\n  cache-control: no-store\n${base}:name/old\n  X-Old: yes\n`;
    const text = headersFor({ ...plain, base }, own);
    expect(text.endsWith(`\n# public/_headers\n${own}`)).toBe(true);
    const rules = parseHeaders(text);
    const page = headersAt(rules, `${base}contact`);
    expect(page.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.has('X-Frame-Options')).toBe(false);
    expect(page.has('Permissions-Policy')).toBe(false);
    expect(page.get('X-Own')).toBe('a: b');
    expect(page.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headersAt(rules, `${base}built/a.js`).get('cache-control')).toBe('no-store');
    expect(headersAt(rules, `${base}a/old`).get('X-Old')).toBe('yes');
    expect(headersAt(rules, `${base}a/b/old`).has('X-Old')).toBe(false);
  });

  test('survives being read and written, and lines that mean nothing', () => {
    const text = headersFor(plain);
    expect(headersText(parseHeaders(text))).toBe(text);
    expect(parseHeaders('  X-Lost: a\nnonsense\n/a\n  no colon\n  X: 1\r\nhttps://b.example/*\n  Y: 2\n')).toEqual([
      { path: '/a', lines: [{ name: 'X', value: '1' }] },
      { path: 'https://b.example/*', lines: [{ name: 'Y', value: '2' }] },
    ]);
  });

  test('takes no more than a moment for patterns made to last', () => {
    const patterns = [`/${'*a'.repeat(30)}`, `/${':a'.repeat(30)}`, `/*${'/:a'.repeat(30)}/b`];
    const rules = parseHeaders(patterns.map((pattern) => `${pattern}\n  X: 1\n`).join(''));
    for (const path of ['a'.repeat(5000), '/a'.repeat(2500)]) expect(headersAt(rules, `/${path}`).size).toBe(0);
  });
});
