import type { Locale } from 'mf-shared/contract';
import { figure, measure } from '../text/figures.ts';

type Figures = ReadonlyMap<string, number>;

const slotUnits: Readonly<Record<string, readonly [property: string, unit: string]>> = {
  water: ['hydrostatic-head', 'mm'],
  weight: ['weight', 'g'],
  volume: ['volume', 'l'],
  temp: ['comfort-temperature', '°C'],
  lumen: ['lumen', 'lm'],
  rvalue: ['r-value', ''],
  thickness: ['thickness', 'cm'],
  radius: ['turn-radius', 'm'],
  waist: ['waist', 'mm'],
  gsm: ['fabric-weight', 'g/m²'],
  load: ['load', 'kg'],
  boil: ['boil-time', 'min'],
  battery: ['battery-time', 'h'],
  blade: ['blade-length', 'mm'],
  light: ['light-transmission', '%'],
  flex: ['ski-flex', ''],
  diameter: ['diameter', 'mm'],
  strength: ['strength', 'kN'],
  buoyancy: ['buoyancy', 'N'],
};

const persons: Record<Locale, (count: number) => string> = {
  fi: (n) => `${n} hlö`,
  en: (n) => (n === 1 ? '1 person' : `${n} persons`),
  sv: (n) => (n === 1 ? '1 person' : `${n} personer`),
  de: (n) => (n === 1 ? '1 Person' : `${n} Personen`),
  fr: (n) => (n === 1 ? '1 place' : `${n} places`),
  ru: (n) => `мест: ${n}`,
};
const fillPower: Record<Locale, string> = {
  fi: '',
  en: 'fill power ',
  sv: 'fyllnadskraft ',
  de: 'Bauschkraft ',
  fr: 'gonflant ',
  ru: 'упругость ',
};

/** Values for the `{slots}` of a product type's phrases. */
export function phraseSlots(figures: Figures, locale: Locale): Record<string, string> {
  const slots: Record<string, string> = {};
  for (const [slot, [property, unit]] of Object.entries(slotUnits)) {
    const value = figures.get(property);
    if (value !== undefined) slots[slot] = measure(value, unit, locale);
  }
  const seats = figures.get('persons');
  if (seats !== undefined) slots.persons = persons[locale](seats);
  const fill = figures.get('fill-power');
  if (fill !== undefined) slots.fill = fillPower[locale] + figure(fill, locale);
  return slots;
}
