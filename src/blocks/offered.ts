/* All that a block may use: ours, and those of a site's own, as `sitewright/blocks` (docs/own-blocks.md). What is here stays. */

export type { SystemStyleObject as Styles } from '@chakra-ui/react';
export type { Action, Background } from '../model/generated/resolved.ts';
export type { LookPropertyName, OwnPropertyName } from '../model/look-properties.ts';
export type { Icon, Image } from '../model/media.ts';
export type { BlockPlace } from '../model/plan.ts';
export type { Passage, Prose as LongText } from '../model/prose.ts';
export { type FileLink, type Href, plainText, type RichText, type Text } from '../model/text.ts';
export { fillIn, useAbove, useListMark, usePlace, useRoute, useWords } from './shared/context.tsx';
export {
  ActionLink,
  Actions,
  IconTile,
  IconView,
  ItemHeading,
  ItemTitle,
  LinkBox,
  LinkedWords,
  Paragraph,
  Phrase,
  Prose,
  ProseBox,
  SmartLink,
  StyledLink,
  Tagline,
  TextLinks,
  TextList,
  Title,
  Words,
} from './shared/Elements.tsx';
export { Picture } from './shared/Picture.tsx';
export {
  breakable,
  centred,
  columns,
  inColumns,
  inLine,
  lineAbove,
  lineAround,
  lineBelow,
  mutedCaption,
  mutedSmall,
  property,
  raised,
  slotRecipe,
  stack,
  visuallyHidden,
  wrapping,
} from './shared/recipe.ts';
export {
  GroupTitle,
  HeadedSection,
  ItemList,
  ListSection,
  Section,
  SectionHead,
  useMostTogether,
} from './shared/Section.tsx';
export { type Css, chakra, type Style, type StylesOf, useStyles } from './shared/styles.ts';
export { byBackground } from './shared/surfaces.ts';
