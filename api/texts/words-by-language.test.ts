import { expect, it } from 'vitest';
import { textsFrom, withWords, wordsOf } from './words-by-language.ts';

it('texts are read by language and written back, without what has no words', () => {
  const stored = { fi: { title: 'Takit', lead: '' }, en: { title: 'Jackets', lead: 'Warm' }, sv: {} };
  const words = { title: wordsOf(stored, 'title'), lead: wordsOf(stored, 'lead') };
  expect(words).toEqual({ title: { fi: 'Takit', en: 'Jackets' }, lead: { en: 'Warm' } });
  expect(textsFrom(words)).toEqual({ fi: { title: 'Takit' }, en: { title: 'Jackets', lead: 'Warm' } });
  expect(withWords({ fi: '', de: 'Jacken' })).toEqual({ de: 'Jacken' });
});
