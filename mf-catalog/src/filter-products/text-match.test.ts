import { expect, test } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { countIn, emptySet } from './bit-set.ts';
import { foldText, searchedText, setContaining } from './text-match.ts';

test.each([
  ['Kuura 3L', 'kuura3l'],
  ['  ÄÄRI-RC / 2  ', 'äärirc2'],
  ['Куртка №5', 'куртка5'],
  ['🏔️ ! ?', ''],
])('spec: catalogue §5: %j is compared as %j', (text, folded) => expect(foldText(text)).toBe(folded));

test('spec: catalogue §5: brand, name, short description and description are compared as one', () => {
  const item = listItem({
    manufacturer: 'Kaamos',
    name: 'Kuura 3L',
    shortDescription: 'Shell for snow',
    description: 'Taped seams.',
  });
  expect(searchedText(item)).toBe('kaamoskuura3lshellforsnowtapedseams');
});

test('spec: catalogue §5: words without a letter or a number filter nothing', () => {
  expect(countIn(setContaining(['kuura', 'aava'], '?! '))).toBe(2);
  expect(countIn(setContaining(['kuura', 'aava'], 'UU-R'))).toBe(1);
  expect(setContaining(['kuura', 'aava'], 'nosuch')).toEqual(emptySet(2));
});
