import { chakra, property, type Text, Words } from 'sitewright/blocks';

const water = {
  '--site-depth': '2px',
  minHeight: property('--site-tide-height'),
  paddingBottom: 'var(--site-depth)',
  border: '1px solid var(--look-brand-color)',
  borderWidth: property('--site-line', '1px'),
};

export default function Tides({ title }: { readonly title: Text }) {
  return (
    <chakra.p css={water}>
      <Words of={title} />
    </chakra.p>
  );
}
