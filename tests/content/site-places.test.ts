import { describe, expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { frameFile } from '../../src/outputs/page-data.ts';
import { goodSite, memoryDisk } from './memory-disk.ts';

const places = `contact:
  email: a@acme.example
  places:
    - name: Lisbon
      address: Rua Augusta 10, Lisbon
      phone: "+351 210 000 001"
      hours:
        - { days: monday to tuesday, hours: "9:00-12:30, 14:00-24:00" }
        - { days: sunday, hours: closed }
      coordinates: 38.7100 -9.1370
    - name: "東京 & Kyōto"
      address: 東京都千代田区
      hours:
        - { days: saturday, hours: "10:00-14:00" }
`;

async function planned(contact: string, blocks: string) {
  const files = {
    'site.yaml': goodSite + contact,
    'pages/index.yaml': `title: Home\ndescription: What we do.\nblocks:\n  - type: hero\n    title: Hi\n${blocks}`,
  };
  const { site, diagnostics } = await loadSite(memoryDisk(files));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  return planSite(site, { year: '2031', drafts: false });
}

async function blockOf(blocks: string) {
  const { screen } = (await planned(places, blocks)).pages[0] ?? {};
  return screen?.kind === 'page' ? screen.blocks[1] : undefined;
}

describe('places of a site', () => {
  test('an hours block shows those of one', async () => {
    const { block, place } = (await blockOf('  - { type: hours, places: Lisbon }\n')) ?? {};
    expect(block).toMatchObject({ items: [{ days: { days: [1, 2] } }, { hours: 'Closed' }] });
    expect(place?.headings).toBeUndefined();
  });
  test('or of all, each below its name', async () => {
    const { block, place } = (await blockOf('  - { type: hours, places: all }\n')) ?? {};
    expect(block).toMatchObject({ items: [{}, {}, { days: { days: [6] } }] });
    expect(place?.headings).toMatchObject([
      { title: 'Lisbon', from: 0 },
      { title: '東京 & Kyōto', from: 2 },
    ]);
  });
  test('a map shows those that are named', async () => {
    const { block } = (await blockOf('  - { type: map, places: [Lisbon] }\n')) ?? {};
    expect(block).toMatchObject({
      items: [
        {
          title: 'Lisbon',
          place: { text: 'Rua Augusta 10, Lisbon' },
          meta: [expect.stringMatching(/^\+351.210.000.001$/)],
        },
      ],
    });
  });
  test('names may be written with the accents apart', async () => {
    const name = '東京 & Kyōto'.normalize('NFD');
    const { block } =
      (await blockOf(`  - { type: contact-form, places: ["${name}"], action: https://formspree.io/f/xyzzabcd }\n`)) ??
      {};
    expect(block).toMatchObject({ places: ['東京 & Kyōto'] });
  });
  test('every page gets their names and addresses alone, and the home page all of them for search engines', async () => {
    const { frame } = await planned(`${places}footer: { places: Lisbon }\n`, '');
    const { site } = JSON.parse(frameFile(frame).text);
    expect(site.contact.places[0]).toEqual({
      name: 'Lisbon',
      address: 'Rua Augusta 10, Lisbon',
      phone: '+351 210 000 001',
    });
    expect(site.footer.places).toEqual(['Lisbon']);
    const open = { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'] };
    expect(JSON.parse(JSON.stringify(frame.organization))).toMatchObject({
      '@type': 'Organization',
      email: 'a@acme.example',
      location: [
        {
          name: 'Lisbon',
          geo: { latitude: 38.71, longitude: -9.137 },
          openingHoursSpecification: [
            { ...open, opens: '09:00', closes: '12:30' },
            { ...open, opens: '14:00', closes: '23:59' },
          ],
        },
        { name: '東京 & Kyōto', openingHoursSpecification: [{ dayOfWeek: ['Saturday'] }] },
      ],
    });
  });
  test('one address is one place', async () => {
    const { frame } = await planned('contact: { address: "5 Market Street, York", phone: "+44 1904 1" }\n', '');
    expect(frame.organization).toMatchObject({
      telephone: '+44 1904 1',
      location: [{ name: 'Acme', address: '5 Market Street, York' }],
    });
    expect((await planned('contact: { email: a@acme.example }\n', '')).frame.organization).toBeUndefined();
  });
});
