import { expect, test } from 'vitest';
import { renderBlocks } from './render-block.ts';

const columns = [{ title: 'Small' }, { title: 'Family' }];
const table = (rows: { label: string; cells: string[] }[], more = {}): Promise<string> =>
  renderBlocks([{ type: 'comparison', columns, groups: [{ title: 'In the box', rows }], ...more }]);

test('is a table with heads of columns, groups and rows, whatever the style sheet makes of it', async () => {
  const html = await table([{ label: 'Fruit', cells: ['One', 'Two'] }]);
  expect(html).toMatch(/<table/);
  expect(html).toContain('<th scope="col">Small</th><th scope="col">Family</th>');
  expect(html).toContain('<th scope="rowgroup" colSpan="3">In the box</th>');
  expect(html).toContain('<th scope="row">Fruit</th>');
  expect(html).toContain('<td data-column="Small"><span>One</span></td>');
});

test('yes and no are marks, with words for those who do not see them', async () => {
  const html = await table([{ label: 'Fruit', cells: ['yes', 'no'] }], {
    yesLabel: 'Included',
    noLabel: 'Not included',
  });
  expect(html).toMatch(
    /<span><svg[^>]*aria-hidden="true"[^>]*><path d="M20.*?<\/svg><span[^>]*>Included<\/span><\/span>/s,
  );
  expect(html).toMatch(/<span><svg[^>]*><path d="M18 6.*?<\/svg><span[^>]*>Not included<\/span><\/span>/s);
});

test('a table has the same marks, with the words of the site', async () => {
  const rows = [
    ['Bread', 'yes', 'true'],
    ['Yes', 'No', 'no'],
  ];
  const html = await renderBlocks(
    [{ type: 'table', columns: [{ title: 'What' }, { title: 'Fresh' }, { title: 'Sliced' }], rows }],
    { words: { yes: 'Ja', no: 'Nein' } },
  );
  const said = [...html.matchAll(/<\/svg><span[^>]*>(\w+)<\/span>/g)].map(([, text]) => text);
  expect(said).toEqual(['Ja', 'Ja', 'Nein']);
  expect(html).toMatch(/scope="row"[^>]*>Yes<\/th>.*<span>No<\/span>/s);
});
