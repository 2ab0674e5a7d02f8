import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostedIn } from '../../src/builder/hosting/hosted.ts';
import { settingsFor } from '../../src/builder/hosting/settings.ts';
import { redirectLines } from '../../src/outputs/redirects.ts';
import { folderWith } from '../build/support/site.ts';
import { serverPath } from '../setup/ensure-servers.ts';

/** What has a meaning in one of the settings, at the end of a line or in the middle. */
const hostile = [
  ...[
    '"',
    '\\',
    '\\"',
    ';',
    '{',
    '}',
    '#',
    '$',
    '$host',
    '%1',
    '%',
    '%zz',
    '%00',
    '%22',
    '`',
    "'",
    ' ',
    '\r',
    '\0',
    '\u2028',
  ],
  ...['{$HOME}', '{env.HOME}', '{http.request.uri}', `\${HOME}`, '%{HOME}e', '" ; } server { ', '" [P]', '<script>'],
];

/** Rules that an author may write into `public/_headers`, with something hostile in the path and in the value. */
const headers = hostile.flatMap((text) => [
  `/a${text}b\n  X-Path: b\n`,
  `/a${text}/*\n  X-Path: b\n  ! X-Gone\n`,
  `/:a${text}\n  X-Path: b\n`,
  `/*\n  X-Value: ${text}\n`,
  `/f/*\n  X-Value: a${text}b\n`,
]);

const lines = redirectLines(
  hostile.map((text, index) => ({
    from: `/old-${index}`,
    to: { kind: 'plain', href: `https://a.example/?q=${text}` },
  })),
  '/',
);

function complaints(server: string, settings: string): string {
  const folder = folderWith({ 'site.conf': settings, 'site/index.html': '' });
  const [file, config] = [join(folder, 'site.conf'), join(folder, 'config')];
  const site = join(folder, 'site');
  if (server === 'nginx') {
    const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const http = `${own.join(' ')} access_log off; server { listen 127.0.0.1:1; root ${site}; include ${file}; }`;
    writeFileSync(config, `pid ${folder}/pid; error_log stderr; events {} http { ${http} }`);
    const { status, stderr } = spawnSync(serverPath('nginx'), ['-t', '-q', '-c', config], { encoding: 'utf8' });
    return status === 0 ? '' : stderr;
  }
  writeFileSync(config, `http://127.0.0.1:1 {\n\troot * ${site}\n\timport ${file}\n}\n`);
  const args = ['adapt', '--config', config, '--adapter', 'caddyfile'];
  const { status, stderr, stdout } = spawnSync(serverPath('caddy'), args, { encoding: 'utf8' });
  // What an environment has must not come in.
  return status === 0 && !stdout.includes(process.env.HOME ?? '/root') ? '' : stderr || stdout;
}

test('redirects are one line of three words each, whatever their goal contains', () => {
  const rows = lines.trimEnd().split('\n');
  expect(rows).toHaveLength(hostile.length);
  for (const row of rows)
    expect(row).toMatch(/^\/old-\d+ https:\/\/a\.example\/\?q=[\w\-.~:/?#[\]@!$&'()*+,;=%]* 301$/);
});

test.each(['nginx', 'caddy'])(
  '%s reads the settings, whatever an author has written into _headers and redirects',
  async (server) => {
    const write = settingsFor.get(server);
    // Some of them alone: a quote in one rule could be closed by that in the next.
    for (const text of ['', headers.join(''), ...headers.filter((_, index) => index % 13 === 0)]) {
      const site = folderWith({ '.sitewright.json': '{"base":"/","version":1}\n', _headers: text, _redirects: lines });
      const settings = write?.(await hostedIn(site)) ?? '';
      expect(settings).toContain('/old-1');
      expect(complaints(server, settings), text).toBe('');
    }
  },
);

test('Apache gets no line that another one runs into, and nothing from its environment', async () => {
  const site = folderWith({
    '.sitewright.json': '{"base":"/","version":1}\n',
    _headers: headers.join(''),
    _redirects: lines,
  });
  const settings = settingsFor.get('apache')?.(await hostedIn(site)) ?? '';
  expect(settings).toContain('# Not here: the header X-Value');
  for (const line of settings.split('\n')) {
    expect(line).not.toMatch(/\\$|\$\{/);
    // Quotes come in pairs.
    if (!line.startsWith('#')) expect((line.replace(/\\./g, '').match(/"/g) ?? []).length % 2, line).toBe(0);
  }
});
