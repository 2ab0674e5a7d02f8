import { expect, test } from 'vitest';
import { renderBlocks } from './render-block.ts';

const plan = { title: 'Small', price: '48', period: 'a month' };

test('a switch stands above the plans as soon as one has a price by the year', async () => {
  expect(await renderBlocks([{ type: 'pricing', plans: [plan] }])).not.toContain('<input');
  const yearly = { ...plan, yearlyPrice: '528', yearlyPeriod: 'a year' };
  const html = await renderBlocks([{ type: 'pricing', plans: [yearly, plan] }]);
  const radios = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio);
  expect(radios).toHaveLength(2);
  expect(radios.map((radio) => /checked/.test(radio))).toEqual([true, false]);
  // What has an id is kept in the visitor's storage, as typed text is.
  expect(radios.join()).not.toContain('id=');
  expect(html).toMatch(/<legend[^>]*>Prices<\/legend>.*Monthly.*Yearly/s);
  expect(html).toMatch(
    /data-period="monthly"[^>]*><strong>48<\/strong>.*data-period="yearly"[^>]*><strong>528<\/strong>/s,
  );
});

test('two blocks on a page have switches of their own', async () => {
  const block = { type: 'pricing', plans: [{ ...plan, yearlyPrice: '528' }] };
  const html = await renderBlocks([block, block]);
  expect(new Set([...html.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(2);
});

test('the button of the plan that stands out is the loudest', async () => {
  const action = { label: 'Order', href: '/contact' };
  const html = await renderBlocks([
    {
      type: 'pricing',
      plans: [
        { ...plan, action },
        { ...plan, highlighted: true, action },
        { ...plan, action },
      ],
    },
  ]);
  const [first, second, third] = [...html.matchAll(/<a href="\/contact"[^>]* class="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  expect(first).toBe(third);
  expect(first).not.toBe(second);
});
