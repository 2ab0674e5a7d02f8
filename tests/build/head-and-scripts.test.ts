import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runHere } from '../cli/run-here.ts';
import { folderWith, smallSite } from './support/site.ts';

const settings = `name: Example
url: https://www.example.com/site
head:
  - meta: google-site-verification
    content: 'a"b<c'
  - rel: alternate
    type: application/rss+xml
    title: News & more
    href: /feed.xml
  - { rel: me, href: https://social.example/@us }
scripts:
  - src: /js/visits.js
    sends: https://stats.example.com
`;

test('every page has the tags and programs of site.yaml, and its policy lets them send where they say', async () => {
  const files = { 'public/feed.xml': '<rss/>', 'public/js/visits.js': 'void fetch("https://stats.example.com");' };
  const root = folderWith({ ...smallSite, ...files, 'site.yaml': settings });
  expect(await runHere(['build'], {}, root)).toMatchObject({ code: 0, err: '' });
  for (const page of ['index.html', 'about/team.html', '404.html']) {
    const html = readFileSync(join(root, 'dist', page), 'utf8');
    expect(html).toContain(
      [
        '<meta name="google-site-verification" content="a&quot;b&lt;c">',
        '<link rel="alternate" type="application/rss+xml" title="News &amp; more" href="/site/feed.xml">',
        '<link rel="me" href="https://social.example/@us">',
        '<script defer src="/site/js/visits.js"></script>',
      ].join('\n'),
    );
    expect(html).toContain("connect-src 'self' https://stats.example.com;");
  }
  expect(readFileSync(join(root, 'dist/_headers'), 'utf8')).toContain("connect-src 'self' https://stats.example.com;");
  // Visitors load none of it as data.
  expect(readFileSync(join(root, 'dist/index.page.json'), 'utf8')).not.toContain('visits');
});

test('a program must be a file of the site, and a tag a whole one', async () => {
  const wrong = settings
    .replace('/js/visits.js', 'https://other.example/x.js')
    .replace('google-site-verification', 'viewport');
  const root = folderWith({ ...smallSite, 'public/feed.xml': '<rss/>', 'site.yaml': wrong });
  const { out } = await runHere(['check', '--format', 'line'], {}, root);
  const codes = out
    .trim()
    .split('\n')
    .map((line) => line.split(' ').slice(0, 3).join(' '));
  expect(codes.map((each) => each.replace(/:$/, ''))).toEqual([
    expect.stringContaining('site.yaml:4:11'),
    expect.stringContaining('site.yaml:12:10'),
  ]);
  expect(out).toContain('The file in public/, without "public": /js/visits.js.');
});
