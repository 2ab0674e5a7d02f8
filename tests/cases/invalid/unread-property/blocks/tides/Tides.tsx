import { Paragraph, property, slotRecipe, type Text, useStyles } from 'sitewright/blocks';

const recipe = slotRecipe({ base: { title: { minHeight: property('--site-tide-height') } } });

export default function Tides({ title }: { readonly title: Text }) {
  return <Paragraph of={title} css={useStyles(recipe).title} />;
}
