import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundleApp } from '../../src/builder/bundle/bundle.ts';
import { noticesOf } from '../../src/builder/bundle/notices.ts';
import { fontFacesOf, fontNotices } from '../../src/builder/plan/fonts.ts';
import { fontOf } from '../../src/content/theme/fonts.ts';
import { importsIn } from './imports.ts';
import { forDevelopment, forVisitors, inFiles, objection, objections } from './licences.ts';
import { type Locked, locked } from './lock.ts';

test('every package has a licence that is on the list', () => {
  expect(locked.length).toBeGreaterThan(300);
  expect(objections(locked)).toEqual([]);
});

test('a licence that only a file names is there', () => {
  for (const { file, words } of Object.values(inFiles)) expect(readFileSync(file, 'utf8')).toContain(words);
  const named = locked.flatMap(({ name, version, license }) => (license === undefined ? `${name} ${version}` : []));
  expect(Object.keys(inFiles).filter((name) => !named.includes(name))).toEqual([]);
});

test('a missing, unknown or foreign licence is refused', () => {
  const made = (license: string | undefined, dev: boolean): Locked => ({
    path: 'node_modules/made-up',
    name: 'made-up',
    version: '1.0.0',
    dev,
    ...(license === undefined ? {} : { license }),
  });
  const refused = [undefined, '', 'UNLICENSED', 'SEE LICENSE IN license.md', 'MIT License', 'GPL-3.0-only', 'SSPL-1.0'];
  refused.push('MIT AND GPL-2.0-or-later', 'BUSL-1.1', 'Apache-2.0 WITH Commons-Clause', 'CC-BY-NC-4.0');
  for (const license of refused) {
    expect(objections([made(license, true), made(license, false)]), license).toHaveLength(2);
  }
  for (const license of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', '(Apache-2.0 OR (MIT AND 0BSD))']) {
    expect(objections([made(license, true), made(license, false)]), license).toEqual([]);
  }
  expect(objections([made('PSF-2.0', true), made('PSF-2.0', false)])).toEqual([
    'made-up 1.0.0 has the licence PSF-2.0, which is not on the list',
  ]);
});

test('no licence is on the list that no package has', () => {
  const named = locked.flatMap(({ license }) => license?.match(/[\w.-]+/g) ?? []);
  expect(Object.keys(forDevelopment).filter((identifier) => !named.includes(identifier))).toEqual([]);
});

test('the lock file names the licence that the package itself names', () => {
  const here = locked.filter(({ path }) => existsSync(`${path}/package.json`));
  expect(here.length).toBeGreaterThan(200);
  const own = (path: string): unknown => JSON.parse(readFileSync(`${path}/package.json`, 'utf8')).license;
  expect(here.filter(({ path, license }) => own(path) !== license).map(({ name }) => name)).toEqual([]);
});

test('visitors receive the licence of every package, typeface and icon that is sent to them', async () => {
  const ofFonts = fontNotices(fontFacesOf([fontOf('Instrument Sans')], { language: 'en', base: '/' }));
  const notices = (await bundleApp()).notices + ofFonts;
  // What makes classes of styles has done so before a page is published.
  const isForStyles = (name: string): boolean => /^@(?:chakra-ui|emotion)\//.test(name);
  const sent = importsIn('src/app', 'src/blocks').filter(({ name, isType }) => !isType && !isForStyles(name));
  expect(new Set(sent.map(({ name }) => name)).size).toBeGreaterThan(5);
  // react-router-dom has no code of its own: it hands on what react-router exports.
  const codeOf = (name: string): string => (name === 'react-router-dom' ? 'react-router' : name);
  for (const { name } of sent) expect(notices).toMatch(new RegExp(`^${codeOf(name)} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  expect(notices).toContain('The Instrument Sans Project Authors');
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(notices).toContain('Lucide Icons and Contributors');
  expect(notices).toContain('Cole Bemis');
  const licences = [...notices.matchAll(/^\S+ \d+\.\d+\.\d+ \((.+)\)$/gm)].map(([, licence]) => licence);
  expect(licences.length).toBeGreaterThan(5);
  expect(licences.filter((licence) => objection(licence, forVisitors) !== undefined)).toEqual([]);
});

test('code without a licence text does not become part of a site', () => {
  const listed = { name: 'made-up', version: '1.0.0', identifier: 'MIT' };
  expect(() => noticesOf([listed], [])).toThrow(
    "The package made-up has no licence text, so its code can't be part of a site.",
  );
  expect(noticesOf([{ ...listed, text: 'Words' }], [])).toContain('made-up 1.0.0 (MIT)\n\nWords\n');
});
