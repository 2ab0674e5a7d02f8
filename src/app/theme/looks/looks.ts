import type { LookName } from '../../../model/theme.ts';
import { bold } from './bold.ts';
import { editorial } from './editorial.ts';
import type { Look } from './look.ts';
import { plain } from './plain.ts';
import { soft } from './soft.ts';
import { stepwell } from './stepwell.ts';
import { technical } from './technical.ts';

/** All looks. What authors can change of one (corners, spacing, ornament, fonts) has its default in `src/content/theme/`. */
export const looks: Readonly<Record<LookName, Look>> = { stepwell, plain, editorial, bold, soft, technical };
