import {
  type Background,
  chakra,
  type Href,
  HeadedSection,
  ItemList,
  ItemTitle,
  lineAbove,
  Prose,
  type RichText,
  slotRecipe,
  StyledLink,
  type Text,
  useStyles,
  Words,
} from 'sitewright/blocks';

/** What the schema says of one entry. */
type Item = { readonly title: Text; readonly description?: RichText; readonly href?: Href };

/** What the schema says of the block. */
type Props = {
  readonly title: Text;
  readonly description?: RichText;
  readonly background?: Background;
  readonly items: readonly Item[];
};

/** How the parts of the block look. Colours are names of the theme: they follow it, in light and dark. */
const recipe = slotRecipe({
  base: {
    items: { display: 'grid', gap: '5', maxWidth: 'prose' },
    item: { ...lineAbove, paddingTop: '4', overflowWrap: 'anywhere' },
    title: { fontWeight: 'semibold' },
    description: { color: 'fg.muted' },
    link: { color: 'brand.fg', textDecoration: 'underline' },
  },
});

export default function Tides({ items, ...around }: Props) {
  const styles = useStyles(recipe);
  return (
    <HeadedSection {...around}>
      <ItemList of={items} css={styles.items}>
        {({ title, description, href }) => (
          <chakra.li css={styles.item}>
            {href === undefined ? (
              <ItemTitle of={title} css={styles.title} />
            ) : (
              <StyledLink to={href} css={styles.link}>
                <Words of={title} />
              </StyledLink>
            )}
            {description !== undefined && <Prose of={description} css={styles.description} />}
          </chakra.li>
        )}
      </ItemList>
    </HeadedSection>
  );
}
