import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { type Files, goodPage, goodSite, memoryDisk, png } from './memory-disk.ts';

const begin = '-----BEGIN';

/** What is said about these files of public/, and which of them may be published. */
async function verdictOn(files: Files, site = ''): Promise<{ said: string[]; published: string[] }> {
  const inPublic = Object.fromEntries(Object.entries(files).map(([path, text]) => [`public/${path}`, text]));
  const disk = memoryDisk({ 'site.yaml': goodSite + site, 'pages/index.yaml': goodPage, ...inPublic });
  const { site: loaded, diagnostics } = await loadSite(disk);
  return {
    said: diagnostics.map(
      ({ file, line, code }) =>
        `${file.replace(/^public\//, '')}${file.startsWith('public/') ? '' : `:${line}`} ${code}`,
    ),
    published: [...(loaded?.publicFiles.keys() ?? [])].sort(),
  };
}

test.each([
  ...['.env', '.htpasswd', '.git/config', '.git/HEAD', 'a/.ssh/id', '.well-known/.env', 'a/.well-known/x', '.npmrc'],
  ...['...', '.nojekyll', '.htaccess'],
])('a name with a dot in front is an error: %s', async (path) => {
  const { said, published } = await verdictOn({ [path]: 'x' });
  // Windows has no names with a dot at their end.
  expect(said).toEqual([`${path} ${path === '...' ? 'windows-name' : 'hidden-file'}`]);
  expect(published).toEqual([]);
});

test.each([
  '.DS_Store',
  'a/Thumbs.db',
  'desktop.ini',
  '.gitkeep',
  '.gitignore',
  '._photo.jpg',
  '.a.txt.swp',
  '~$plan.docx',
])('what systems and editors leave behind is left out without a word: %s', async (path) => {
  expect(await verdictOn({ [path]: 'x' })).toEqual({ said: [], published: [] });
});

test.each([
  ...['id_rsa', 'a/id_ed25519', 'server.pem', 'tls/privkey.key', 'cert.p12', 'store.PFX', 'App.jks', 'vault.kdbx'],
  ...[
    'dump.sql',
    'shop.sql.gz',
    'data.sqlite',
    'data.sqlite3',
    'app.db',
    'wp-config.php',
    'wp-config.php.bak',
    'index.php~',
  ],
  ...[
    'site.bak',
    'backup.zip',
    'site-backup-2026-01-01.tar.gz',
    'page.old',
    'credentials.json',
    'secrets.yaml',
    'passwords.txt',
  ],
  ...[
    'production.env',
    'client_secret_1.json',
    'api-key.txt',
    'main.tfstate',
    'office.ovpn',
    'deploy.token',
    'web.config',
  ],
  ...['npmrc', 'config.php', 'service_account.json', 'shop-firebase-adminsdk-1.json', 'new_user_credentials.csv'],
  ...['passwords.xlsx', 'chrome-passwords.csv', 'bitwarden_export_1.json', 'export.1pux', 'wp-config-old.php'],
  ...['env.txt', 'error_log', 'data.sqlite-wal', 'users.htpasswd', 'keynote.key'],
])('a name like that of something private is an error: %s', async (path) => {
  expect(await verdictOn({ [path]: 'x' })).toEqual({ said: [`${path} private-file`], published: [] });
});

test.each([
  ['a.txt', `${begin} PRIVATE KEY-----\nMIIE`],
  ['a.txt', `\ufeff\n${begin} OPENSSH PRIVATE KEY-----\nb3Bl`],
  ['notes', `# copied\n${begin} EC PRIVATE KEY-----\nMHc`],
  ['k.asc', `${begin} PGP PRIVATE KEY BLOCK-----\n\nlQ`],
  ['a.txt', 'PuTTY-User-Key-File-3: ssh-ed25519\n'],
  ['a.bin', 'SQLite format 3\u0000x'],
  ['a.txt', '-- MySQL dump 10.13  Distrib 8.0\n'],
  ['a.json', '{\n  "type": "service_account",\n'],
  ['a.txt', '--\n-- PostgreSQL database dump\n--\n'],
  ['a.txt', '/*M!999999\\- enable the sandbox mode */ \n-- MariaDB dump 10.19\n'],
  ['a.js', `x = "github_pat_${'1'.repeat(60)}"`],
  ['a.js', `x = "sk-ant-api03-${'a'.repeat(40)}"`],
  ['a.txt', 'DB_HOST=db\nDB_PASSWORD=hunter2\n'],
  ['a.txt', 'me:$apr1$abc$def\n'],
  ['a.txt', `${' '.repeat(5000)}${begin} PRIVATE KEY-----\nMIIE`],
  ['a.txt', Buffer.from(`\ufeff${begin} PRIVATE KEY-----\r\nMIIE`, 'utf16le')],
] as [string, string | Buffer][])('so is what begins like it: %s %#', async (path, text) => {
  expect(await verdictOn({ [path]: text })).toEqual({ said: [`${path} private-file`], published: [] });
});

test.each([
  ['map.js', `key = 'AIza${'Sy'.repeat(17)}A'`],
  ['app.json', `{"token":"eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}"}`],
])('a key that may be meant for everybody is a warning: %s', async (path, text) => {
  expect(await verdictOn({ [path]: text })).toEqual({ said: [`${path} secret-text`], published: [`/${path}`] });
});

test.each([
  '.bash_history',
  'bash_history',
  'old.bash_history',
  'bash_history.txt',
  'mysql_history',
  '.zsh_history',
  '.env.production',
  'wp-config.php',
])('what shells and servers leave is an error: %s', async (path) =>
  expect((await verdictOn({ [path]: 'x' })).published).toEqual([]),
);

test.each([
  ['a.html', '<p>x'],
  ['a/index.htm', '<!doctype html><script>1</script>'],
  ['a.XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['long.html', `${' '.repeat(5000)}<script>1</script>`],
  ['utf16.html', Buffer.from('\ufeff<script>1</script>', 'utf16le')],
  ['feed.xml', '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="/a.xsl"?><rss/>'],
  ['feed.rss', '<rss><h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script></rss>'],
  ['a.xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="1"/>'],
  ['a.xml', '<!DOCTYPE a [<!ENTITY x "1">]><a>&x;</a>'],
  ['damaged.xml', '<a><b></a>'],
  ['style.xsl', '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>'],
  ['page', '\n <!DOCTYPE HTML><p>'],
  ['.well-known/a.b', '<script>1</script>'],
])('a file that can run programs is an error: %s %#', async (path, text) => {
  expect(await verdictOn({ [path]: text })).toEqual({ said: [`${path} active-file`], published: [] });
});

test.each([
  ...['contact.php', 'a/b.PHP5', 'old.phtml', 'cgi-bin/mail', 'form.cgi', 'shop.jsp', 'Default.aspx', 'a/index.asp'],
  ...['_worker.js', 'functions/hello.ts', 'api/send.mjs', 'netlify/functions/a.js', '_middleware.js', 'api/x/y.py'],
  ...['x.py', 'deploy.sh', 'sw.js', 'service-worker.js', 'ngsw-worker.js'],
  ...['netlify.toml', 'vercel.json', 'firebase.json', 'wrangler.jsonc', 'staticwebapp.config.json', 'Dockerfile'],
  ...['_routes.json', 'package.json', 'nginx.conf', 'Caddyfile'],
])('what some hosts run or read is published with a warning, and named it is fine: %s', async (path) => {
  expect(await verdictOn({ [path]: 'x' })).toEqual({ said: [`${path} host-file`], published: [`/${path}`] });
  expect(await verdictOn({ [path]: 'x' }, `allowedFiles: ["/${path}"]\n`)).toEqual({
    said: [],
    published: [`/${path}`],
  });
});

test('what a site is asked for by others is published as it is', async () => {
  const files: Files = {
    '.well-known/security.txt': 'Contact: mailto:a@b.example\n',
    '.well-known/apple-app-site-association': '{"applinks":{}}',
    'google1a2b3c.html': 'google-site-verification: google1a2b3c.html',
    'BingSiteAuth.xml': '<?xml version="1.0"?>\n<users>\n\t<user>1A2B</user>\n</users>\n',
    'sitemap.xml':
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url/></urlset>',
    'robots.txt': 'User-agent: *\n',
    'ads.txt': 'example.com, 1, DIRECT\n',
    'site.webmanifest': '{}',
    CNAME: 'www.example.com\n',
    'design-tokens.json': '{}',
    'api/prices.json': '{}',
    'functions/sum.pdf': '%PDF-1.7',
    'docs/package.json': '{}',
    'script.js': 'let a;',
    'humans.txt': 'Asha\n',
    'app-ads.txt': 'example.com, 1, DIRECT\n',
    'llms.txt': '# Bakery\n',
    'browserconfig.json': '{}',
    '.well-known/assetlinks.json': '[]',
    'logo.orig.png': png,
    'photo.old.jpg': png,
    'turnkey.pdf': '%PDF-1.7',
    'talk.key': 'PK\u0003\u0004 a presentation made with Keynote',
    'access-key.pdf': '%PDF-1.7',
    'api-keys.png': png,
    'secrets-of-baking.pdf': '%PDF-1.7',
    'नमस्ते.txt': 'x',
    'a b (1).pdf': 'x',
    'key.txt': `${begin} PUBLIC KEY-----\n`,
  };
  const names = Object.keys(files).map((path) => `/${path}`);
  expect(await verdictOn(files)).toEqual({ said: [], published: names.sort() });
});

test('a file is allowed by its name, and a name that allows nothing is told', async () => {
  const files = { '.htaccess': 'x', 'demo.pem': 'x', 'w.html': '<p>x', 'plain.txt': 'x', 'bad.svg': '<svg/>' };
  const list = ['/.htaccess', '/demo.pem', '/w.html', '/plain.txt', '/gone.pem', '/bad.svg', '/Demo.pem'];
  expect(await verdictOn(files, `allowedFiles:\n${list.map((name) => `  - ${name}\n`).join('')}`)).toEqual({
    said: [
      'bad.svg bad-svg',
      'site.yaml:7 idle-permission',
      'site.yaml:8 idle-permission',
      'site.yaml:9 idle-permission',
      'site.yaml:10 idle-permission',
    ],
    published: ['/.htaccess', '/demo.pem', '/plain.txt', '/w.html'],
  });
});

test.each([
  ...[
    'con.txt',
    'aux',
    'a/NUL.svg',
    'com1.tar.gz',
    'lpt9',
    'end.',
    'end ',
    'a /b',
    'a:b.txt',
    'a?.txt',
    'a"b',
    'a\\b',
    'x'.repeat(241),
  ],
])('a name that not every system can have is an error: %s', async (path) => {
  expect((await verdictOn({ [path]: 'x' })).said).toEqual([`${path} windows-name`]);
});

test.each([
  [['Logo.txt', 'logo.txt'], ['logo.txt similar-name']],
  [['cafe\u0301.txt', 'caf\u00e9.txt'], ['caf\u00e9.txt similar-name']],
  [['Docs', 'docs/a.txt'], ['Docs similar-name']],
  [['Img/a.txt', 'img/b.txt'], []],
])('names that some systems take for one are an error: %s', async (paths, said) => {
  expect((await verdictOn(Object.fromEntries(paths.map((path) => [path, 'x'])))).said).toEqual(said);
});

test('a link to a file that is refused is no second mistake', async () => {
  const page = goodPage.replace('type: cta', 'type: hero').concat('    actions: [{ label: Go, href: /demo.pem }]\n');
  const disk = memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': page, 'public/demo.pem': 'x' });
  expect((await loadSite(disk)).diagnostics.map(({ code }) => code)).toEqual(['private-file']);
});
