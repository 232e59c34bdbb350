import { expect, it } from 'vitest';
import type { PropertyValue } from './model.ts';
import { measuredFacts, shownProperty } from './shown-property.ts';

const measured = (fi: string, en: string, number: number, unit: string, priority: number): PropertyValue => ({
  property: { id: priority, slug: en, names: { fi, en }, unit, filter: 'range', value_names: {}, priority },
  value: String(number),
  number,
});
const weight = measured('Paino', 'Weight', 430, 'g', 1);
const column = measured('Vesipilariarvo', 'Water column', 20_000, 'mm', 7);
const said = (values: PropertyValue[], locale: 'en' | 'fi' = 'en', text = '') =>
  shownProperty(values, locale, text).replaceAll(/[\u00a0\u202f]/g, ' ');

it('a card tells the measured property of the highest priority (CARD-19)', () => {
  expect(said([weight, column])).toBe('Water column 20,000 mm');
  expect(said([column, weight], 'fi')).toBe('Vesipilariarvo 20 000 mm');
});

it('what is ticked and not measured is no property of a card (CARD-19)', () => {
  const ticked: PropertyValue = { ...weight, property: { ...weight.property, filter: 'checkbox', priority: 99 } };
  expect(said([ticked, weight])).toBe('Weight 430 g');
  expect(said([ticked])).toBe('');
});

it('a figure that the short description tells is not told twice (CARD-19)', () => {
  expect(said([weight, column], 'en', 'Shell for wind, 20 000 mm')).toBe('Weight 430 g');
  expect(said([weight, column], 'en', 'Shell for wind, 20,000 mm, 430 g')).toBe('');
  expect(said([weight], 'en', 'Shell for wind, 4300 m')).toBe('Weight 430 g');
});

it('a figure of four digits is written as a year would be, and one without a unit alone (CARD-19)', () => {
  expect(said([measured('R', 'R-value', 4.25, '', 1)])).toBe('R-value 4.25');
  expect(said([measured('Paino', 'Weight', 1850, 'g', 1)])).toBe('Weight 1850 g');
});

it('the wizard tells the first of what is measured, the highest priority first (SKI-13)', () => {
  const radius = measured('Kääntösäde', 'Turn radius', 15.5, 'm', 5);
  const plain = (values: PropertyValue[], most: number) =>
    measuredFacts(values, 'en', most).map((fact) => fact.replaceAll('\u00a0', ' '));
  expect(plain([weight, radius, column], 2)).toEqual(['Water column 20,000 mm', 'Turn radius 15.5 m']);
  expect(plain([], 2)).toEqual([]);
});
