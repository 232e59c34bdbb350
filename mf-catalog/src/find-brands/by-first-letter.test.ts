import { expect, it } from 'vitest';
import { byFirstLetter } from './by-first-letter.ts';

const brands = ['Äkäs', 'Rova', 'ahkio', 'Ålands Segel', 'Norrhem', '2 Tuulta', 'Rautu'].map((name) => ({ name }));
const lettersIn = (locale: string) =>
  byFirstLetter(brands, locale).map(([letter, entries]) => `${letter}: ${entries.map(({ name }) => name).join(', ')}`);

it('in Finnish Å and Ä are letters of their own after Z', () => {
  expect(lettersIn('fi')).toEqual([
    '#: 2 Tuulta',
    'A: ahkio',
    'N: Norrhem',
    'R: Rautu, Rova',
    'Å: Ålands Segel',
    'Ä: Äkäs',
  ]);
});

it('in German they stand with A', () => {
  expect(lettersIn('de')).toEqual(['#: 2 Tuulta', 'A: ahkio, Äkäs, Ålands Segel', 'N: Norrhem', 'R: Rautu, Rova']);
});
