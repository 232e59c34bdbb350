import { expect, it } from 'vitest';
import { matchTerm, type Term } from './match-term.ts';

it.each<[string, Term, number]>([
  ['tak', { folded: 'takkia', stem: 'tak' }, 1],
  ['untuvatak', { folded: 'untuva', stem: 'untuv' }, 0.8],
  ['kuoritak', { folded: 'takkia', stem: 'tak' }, 0.6],
  ['yopait', { folded: 'paita', stem: 'pait' }, 0.6],
  ['kuori', { folded: 'uorita', stem: 'uori' }, 0],
  ['warm', { folded: 'arm', stem: 'arm' }, 0.4],
  ['jacket', { folded: 'acket', stem: 'acket' }, 0.4],
  ['bottl', { folded: 'bots', stem: 'bot' }, 0.5],
  ['vaelluskenk', { folded: 'kenk', stem: null }, 0.4],
  ['xl', { folded: 'l', stem: 'l' }, 0],
  ['tak', { folded: 'teltta', stem: 'telt' }, 0],
])('%s answers %j by %s', (term, typed, quality) => {
  expect(matchTerm(term, typed)).toBe(quality);
});
