import { expect, test } from 'vitest';
import { nested } from '../../src/app/nested-css.ts';

test.each([
  ['a rule stays', '.css-a{color:red;}', '.css-a{color:red}'],
  [
    'what is in the element is in the rule',
    '.css-a{color:red;}.css-a svg{fill:red;}',
    '.css-a{color:red;svg{fill:red}}',
  ],
  ['so are its children', '.css-a>p{color:red;}.css-a+p{margin:0;}', '.css-a{>p{color:red}+p{margin:0}}'],
  [
    'its own states say so',
    '.css-a:hover{color:red;}.css-a::before{top:0;}',
    '.css-a{&:hover{color:red}&::before{top:0}}',
  ],
  ['what depends on others says so', '.dark .css-a p{color:red;}', '.css-a{.dark & p{color:red}}'],
  ['one beside its like', '.css-a+.css-a{margin:0;}', '.css-a{&+&{margin:0}}'],
  ['a list', '.css-a p,.css-a :is(b, i){margin:0;}', '.css-a{p,:is(b, i){margin:0}}'],
  ['a query', '@media print{.css-a{top:0;}.css-a b{top:1px;}}', '.css-a{@media print{top:0;b{top:1px}}}'],
  ['declarations stay behind blocks', '.css-a b{top:0;}.css-a{top:1px;}', '.css-a{b{top:0}&{top:1px}}'],
  ['signs in a text', '.css-a::after{content:"};{";}', '.css-a{&::after{content:"};{"}}'],
  ['a longer name is another one', '.css-a:has(.css-ab){top:0;}', '.css-a{&:has(.css-ab){top:0}}'],
  ['what is not about the class', '.css-b{top:0;}', '.css-b{top:0;}'],
  ['what cannot stand in a rule', '@keyframes x{from{top:0;}}', '@keyframes x{from{top:0;}}'],
])('%s', (_, flat, expected) => {
  expect(nested(flat, 'css-a')).toBe(expected);
});
