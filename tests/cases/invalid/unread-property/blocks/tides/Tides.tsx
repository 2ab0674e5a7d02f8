import { chakra, property, type Text, Words } from 'sitewright/blocks';

export default function Tides({ title }: { readonly title: Text }) {
  return (
    <chakra.p css={{ minHeight: property('--site-tide-height') }}>
      <Words of={title} />
    </chakra.p>
  );
}
