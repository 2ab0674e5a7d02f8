import type { Replacer } from '../../src/app/shapes/slots.ts';
import { Trace } from '../../src/app/shapes/trace.ts';
import { carriedByBlocks } from '../../src/builder/render/carried.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { RoutePlan } from '../../src/model/plan.ts';
import type { PlacedBlock } from '../../src/model/screen.ts';
import type { Inline, Text } from '../../src/model/text.ts';
import { blockNames, schemaOf } from '../../src/schema/schemas/schemas.ts';
import fc from '../random.ts';
import { sampleOf } from './samples.ts';
import { type Keep, thinned } from './thinned.ts';

/** Texts that are not what components expect. */
const words = fc.oneof(
  fc.constantFrom(
    'Same',
    'yes',
    'true',
    '0',
    '12',
    ' ',
    '\u00a0',
    '\nfirst',
    'a\n\nb\r\n',
    '$& $1 $$',
    '{label} {number} {title}',
    '</script><!-- --><!--$--><!--/$-->',
    ' class="css-0"',
    '&amp;&lt;"\'`',
    'css-1 \u200b\u200f',
    '\uE000\uE001 0',
    'word '.repeat(300),
    'javascript:alert(1)',
    '.svg',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);

const inline = fc.letrec<{ inline: Inline }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3 },
    words,
    fc.record({ kind: fc.constant('code' as const), text: words }),
    fc.record({ kind: fc.constant('year' as const), year: fc.constant('2031') }),
    fc.record({ kind: fc.constantFrom('strong' as const, 'emphasis' as const), children: fc.array(tie('inline')) }),
    fc.record({
      kind: fc.constant('link' as const),
      to: fc.constantFrom(
        { kind: 'page' as const, href: '/contact#a' },
        { kind: 'plain' as const, href: 'https://www.example.com/?a=1&b="2"' },
      ),
      children: fc.array(tie('inline'), { maxLength: 3 }),
    }),
  ),
})).inline;

const text: fc.Arbitrary<Text> = fc.oneof(words, fc.constant(''), fc.array(inline, { minLength: 1, maxLength: 5 }));

const addresses = fc.oneof(
  fc.constantFrom('a', 'b/c.svg', 'c.svgz', 'd"&\'<>', 'e%20f', 'same', '7'),
  fc.webPath({ size: 'small' }).filter((path) => path !== ''),
);

const keep = fc.constantFrom<Keep>([true], [true, false], [false, true, true], [false]);

/** A block as an author may write it, before anything hostile is in it. */
const anyBlock: fc.Arbitrary<JsonObject> = fc
  .record({
    type: fc.constantFrom(...blockNames()),
    keep,
    keeps: fc.array(keep, { minLength: 1, maxLength: 3 }),
    count: fc.constantFrom(1, 2, 3),
    background: fc.constantFrom(undefined, 'subtle', 'brand'),
  })
  .map(({ type, keep, keeps, count, background }) => {
    const schema = schemaOf(`blocks/${type}`);
    const block = thinned(sampleOf(type, { optional: true, text: 'Words', count }), schema, keep, keeps);
    return background === undefined ? block : { ...block, background };
  });

/** What a planned block may carry: texts, addresses and sizes of all sorts in place of its own. */
function hostile(placed: PlacedBlock, value: fc.GeneratorValue): PlacedBlock {
  const replace: Replacer = (slot) => {
    switch (slot.kind) {
      case 'text':
        return value(() => words);
      case 'words':
        return value(() => text);
      case 'address':
        return value(() => addresses);
      case 'number':
        return value(fc.nat);
      case 'icon':
        return slot.value;
    }
  };
  return {
    ...placed,
    block: new Trace({ replace }).value(placed.block, carriedByBlocks().get(placed.block.type)),
  };
}

/** Pages of a few blocks each that carry anything. @param planOf plans a page of blocks */
export function anyPage(planOf: (blocks: readonly JsonObject[]) => RoutePlan): fc.Arbitrary<RoutePlan> {
  return fc.tuple(fc.array(anyBlock, { minLength: 1, maxLength: 5 }), fc.gen()).map(([blocks, value]) => {
    const plan = planOf(blocks);
    if (plan.screen.kind !== 'page') return plan;
    return { ...plan, screen: { ...plan.screen, blocks: plan.screen.blocks.map((placed) => hostile(placed, value)) } };
  });
}
