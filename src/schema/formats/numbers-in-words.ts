/** How a number is shown. */
export type NumberForm = { readonly currency?: string; readonly unit?: string; readonly decimals?: number };

/** `12.5` -> `12,50 €`, as a language writes it. A number that is neither a price nor has a unit isn't grouped: it may be a year. */
export function numberIn(number: number, { currency, unit, decimals }: NumberForm, language: string): string {
  // Nothing is rounded: visitors would read another number than the author wrote.
  const all = { ...(decimals === undefined ? {} : { minimumFractionDigits: decimals }), maximumFractionDigits: 20 };
  if (currency !== undefined) return format(number, { style: 'currency', currency, ...all }, language);
  if (unit === '%') return format(number, { style: 'unit', unit: 'percent', ...all }, language);
  if (unit !== undefined) return `${format(number, all, language)}\u00a0${unit}`;
  return format(number, { useGrouping: false, ...all }, language);
}

/** Whether what people write beside a number is the currency or the unit that it has anyway: `€`, `euros` of `EUR`. */
export function isItsUnit(written: string, unit: string, language = 'en'): boolean {
  if (written === unit) return true;
  if (!/^[A-Z]{3}$/.test(unit)) return false;
  const shown = (options: Intl.NumberFormatOptions, amount: number, of: string): string =>
    format(amount, { style: 'currency', currency: unit, maximumFractionDigits: 0, ...options }, of);
  if (shown({ currencyDisplay: 'narrowSymbol' }, 0, 'en').includes(written)) return true;
  const words = ['en', language].flatMap((of) =>
    [1, 2].map((amount) => shown({ currencyDisplay: 'name' }, amount, of)),
  );
  return words.join(' ').toLowerCase().split(/\s+/).includes(written.toLowerCase());
}

/** Making one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function format(number: number, options: Intl.NumberFormatOptions, language: string): string {
  const name = JSON.stringify([language, options]);
  const found = formats.get(name) ?? new Intl.NumberFormat(language, options);
  formats.set(name, found);
  // Not every font has the others, and no line ends within a number.
  return found.format(number).replace(/[\u2009\u202f]/g, '\u00a0');
}
