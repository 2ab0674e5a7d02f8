export const names = [
  '--site-address',
  '--site-comment',
  '--site-escape',
  '--site-import',
  '--site-important',
  '--site-next',
  '--site-old',
  '--site-picture',
  '--site-rule',
  '--site-tag',
];
