import type { SystemStyleObject } from '@chakra-ui/react';
import { slotRecipe } from '../recipe.ts';

const mixed = (share: number, color: string, other: string): string =>
  `color-mix(in srgb, ${color} ${share}%, ${other})`;

const ground = '{colors.bg}';
const brand = '{colors.brand.solid}';
const light = '{colors.accent.solid}';

const tone = (color: string, line: string): SystemStyleObject => ({ '--tone': color, '--line': line });

/** Ground, by how much of the brand colour is in it. */
const shade = (share: number): SystemStyleObject => tone(mixed(share, brand, ground), mixed(share + 24, brand, ground));

const cover = (color: string): Record<string, SystemStyleObject> => ({
  root: {
    background: `linear-gradient(150deg, ${mixed(34, color, ground)}, ${mixed(12, color, ground)} 70%)`,
  },
  drawing: {
    '& .strand': { fill: mixed(9, ground, 'transparent'), '--line': color },
  },
});

/** The look of a drawn scene. Each shape has a class for its tone and one for its kind: see `builder/plan/scene/`. */
export const sceneRecipe = slotRecipe({
  base: {
    root: {
      containerType: 'inline-size',
      position: 'relative',
      overflow: 'hidden',
      background: `radial-gradient(120% 90% at 60% 0%, ${mixed(26, brand, ground)}, ${mixed(8, brand, ground)} 60%, ${ground})`,
      color: 'fg',
      '&:hover .flow': { animation: 'scene-flow 3.2s linear infinite' },
      '&:hover .glow': { animation: 'scene-breathe 4.8s ease-in-out infinite' },
    },
    drawing: {
      boxSize: '100%',
      '& path': { strokeWidth: '1', strokeLinejoin: 'round', strokeLinecap: 'round', stroke: 'var(--line)' },
      '& .muted': shade(15),
      '& .muted.s1': shade(20),
      '& .muted.s2': shade(27),
      '& .muted.s3': shade(36),
      '& .muted.s4': shade(46),
      '& .plain': tone(mixed(42, brand, ground), mixed(85, brand, ground)),
      '& .strong': tone(mixed(82, brand, ground), mixed(70, brand, '{colors.brand.fg}')),
      '& .accent': tone('{colors.brand.fg}', '{colors.brand.fg}'),
      '& .light': tone(light, light),
      '& .water': tone(mixed(66, brand, ground), '{colors.brand.fg}'),
      '& .top': { fill: 'var(--tone)' },
      '& .left': { fill: mixed(66, 'var(--tone)', ground) },
      '& .right': { fill: mixed(38, 'var(--tone)', ground) },
      '& .ghost': {
        '--line': mixed(60, '{colors.brand.fg}', ground),
        fill: mixed(7, '{colors.brand.fg}', 'transparent'),
      },
      '& .mark, & .dot, & .glow': { fill: 'var(--line)', stroke: 'none' },
      '& .fine, & .ripple, & .line': { fill: 'none' },
      '& .fine': { strokeOpacity: '.55' },
      '& .ripple': { '--line': mixed(50, brand, ground) },
      '& .leader': { '--line': '{colors.fg.muted}', fill: 'none' },
      '& .line': { strokeWidth: '1.75' },
      '& .muted.line': { '--line': mixed(62, brand, ground), strokeWidth: '1.25' },
      '& .dashed': { strokeDasharray: '.1 6', strokeWidth: '2.25' },
      '& .flow': {
        '--line': '{colors.fg}',
        strokeDasharray: '12 68',
        // Less than five seconds: what moves on by itself would need a button that stops it (WCAG 2.2.2).
        animation: 'scene-flow 3.2s linear 1.5, scene-still 0s 4.8s forwards',
        '@media print, (prefers-reduced-motion: reduce)': { display: 'none' },
      },
      '& .glow': { opacity: '.1', animation: 'scene-breathe 4.8s ease-in-out' },
      '& text': {
        fontSize: '21px',
        fontWeight: 'medium',
        fill: 'fg',
        dominantBaseline: 'central',
        paintOrder: 'stroke',
        stroke: ground,
        strokeWidth: '5px',
        strokeLinejoin: 'round',
        strokeOpacity: '.85',
        '@container (min-width: 27rem)': { fontSize: '14px', strokeWidth: '4px' },
      },
      '& [data-detail]': { display: 'none', fill: 'fg.muted', '@container (min-width: 27rem)': { display: 'inline' } },
    },
    words: {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      padding: '24cqw 7cqw 6.5cqw',
      background: `linear-gradient(transparent, ${mixed(78, ground, 'transparent')} 75%)`,
      fontSize: 'clamp(1rem, 6.4cqw*var(--unzoomed), 2rem)',
      fontWeight: 'semibold',
      lineHeight: '1.15',
      letterSpacing: '-.02em',
      textWrap: 'balance',
    },
  },
  variants: {
    hue: {
      brand: cover(brand),
      accent: cover(light),
      success: cover('{colors.success.fg}'),
      neutral: cover('{colors.fg.muted}'),
    },
  },
});
