import { expect, test } from 'vitest';
import { renderBlocks } from './render-block.ts';

const columns = [{ title: 'Small' }, { title: 'Family' }];
const table = (rows: { label: string; cells: string[] }[], more = {}): Promise<string> =>
  renderBlocks([{ type: 'comparison', columns, groups: [{ title: 'In the box', rows }], ...more }]);

test('is a table with heads of columns, groups and rows, whatever the style sheet makes of it', async () => {
  const html = await table([{ label: 'Fruit', cells: ['One', 'Two'] }]);
  expect(html).toMatch(/<table role="table"/);
  expect(html).toContain(
    '<th scope="col" role="columnheader">Small</th><th scope="col" role="columnheader">Family</th>',
  );
  expect(html).toContain('<th scope="rowgroup" colSpan="3" role="rowheader">In the box</th>');
  expect(html).toContain('<th scope="row" role="rowheader">Fruit</th>');
  expect(html).toContain('<td role="cell" data-column="Small"><span>One</span></td>');
});

test('yes and no are marks, with words for those who do not see them', async () => {
  const html = await table([{ label: 'Fruit', cells: ['yes', 'no'] }], {
    yesLabel: 'Included',
    noLabel: 'Not included',
  });
  expect(html).toMatch(/<span data-mark="yes"><svg[^>]*aria-hidden="true".*?<\/svg><span>Included<\/span>/s);
  expect(html).toMatch(/<span data-mark="no"><svg.*?<\/svg><span>Not included<\/span>/s);
});
