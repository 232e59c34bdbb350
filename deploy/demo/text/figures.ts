import type { Locale } from 'mf-shared/contract';

const russianUnits: Readonly<Record<string, string>> = {
  mm: 'мм',
  cm: 'см',
  g: 'г',
  kg: 'кг',
  l: 'л',
  lm: 'лм',
  h: 'ч',
  min: 'мин',
  m: 'м',
  kN: 'кН',
  N: 'Н',
  'g/m²': 'г/м²',
};
const hoursIn: Partial<Record<Locale, string>> = { sv: 'tim', de: 'Std.' };

/** Thousands with a no-break space, the language's decimal sign, a real minus. */
export function figure(value: number, locale: Locale): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${value < 0 ? '−' : ''}${grouped}${decimals ? (locale === 'en' ? '.' : ',') + decimals : ''}`;
}

/** `20 000 mm`, in Russian `20 000 мм`. */
export function measure(value: number, unit: string, locale: Locale): string {
  const shown = locale === 'ru' ? (russianUnits[unit] ?? unit) : unit === 'h' ? (hoursIn[locale] ?? unit) : unit;
  return unit === '' ? figure(value, locale) : `${figure(value, locale)}\u00a0${shown}`;
}
