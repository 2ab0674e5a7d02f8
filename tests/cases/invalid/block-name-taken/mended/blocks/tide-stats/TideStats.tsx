import { HeadedSection } from 'sitewright/blocks';

export default HeadedSection;
