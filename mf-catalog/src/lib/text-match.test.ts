import { expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { countIn, emptySet } from './bit-set.ts';
import { foldText, searchedText, setContaining } from './text-match.ts';

it.each([
  ['Kuura 3L', 'kuura3l'],
  ['  ÄÄRI-RC / 2  ', 'äärirc2'],
  ['Куртка №5', 'куртка5'],
  ['🏔️ ! ?', ''],
])('%j is compared as %j (LIST-54)', (text, folded) => expect(foldText(text)).toBe(folded));

it('brand, name, short description and description are compared as one (LIST-54)', () => {
  const item = listItem({
    manufacturer: 'Kaamos',
    name: 'Kuura 3L',
    shortDescription: 'Shell for snow',
    description: 'Taped seams.',
  });
  expect(searchedText(item)).toBe('kaamoskuura3lshellforsnowtapedseams');
});

it('words without a letter or a number filter nothing (LIST-54)', () => {
  expect(countIn(setContaining(['kuura', 'aava'], '?! '))).toBe(2);
  expect(countIn(setContaining(['kuura', 'aava'], 'UU-R'))).toBe(1);
  expect(setContaining(['kuura', 'aava'], 'nosuch')).toEqual(emptySet(2));
});
