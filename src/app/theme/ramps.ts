import type { BrandStop } from '../../model/plan.ts';
import type { Hex } from './mix.ts';

/** Eleven shades of one colour, light to dark. */
export type Ramp = Readonly<Record<BrandStop, Hex>>;

/** The neutrals: warm plaster at the light end, cool stone at the dark end. */
export const basalt: Ramp = {
  '50': '#F9F8F4',
  '100': '#F2F1EC',
  '200': '#E3E3DE',
  '300': '#CED3CF',
  '400': '#A2ABAB',
  '500': '#768384',
  '600': '#566465',
  '700': '#3D4B4C',
  '800': '#253233',
  '900': '#131D1E',
  '950': '#091213',
};

/** The pigment: it marks a place, at most once in a block, and stays ochre whatever the brand colour is. */
export const ochre: Ramp = {
  '50': '#FFF7EE',
  '100': '#FFEDD8',
  '200': '#FEDAAE',
  '300': '#F9C380',
  '400': '#EEAC53',
  '500': '#D59230',
  '600': '#AC7215',
  '700': '#89590B',
  '800': '#6A4408',
  '900': '#503408',
  '950': '#331F04',
};
