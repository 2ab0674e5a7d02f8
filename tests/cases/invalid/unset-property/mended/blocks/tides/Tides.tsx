import { Paragraph, property, slotRecipe, type Text, useStyles } from 'sitewright/blocks';

const water = {
  '--site-depth': '2px',
  minHeight: property('--site-tide-height'),
  paddingBottom: 'var(--site-depth)',
  border: '1px solid var(--look-brand-color)',
  borderWidth: property('--site-line', '1px'),
};
const recipe = slotRecipe({ base: { water } });

export default function Tides({ title }: { readonly title: Text }) {
  return <Paragraph of={title} css={useStyles(recipe).water} />;
}
