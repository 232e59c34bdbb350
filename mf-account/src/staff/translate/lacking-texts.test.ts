import { expect, it } from 'vitest';
import { lackingTexts } from './lacking-texts.ts';

const texts = { title: {}, slug: { isAddress: true }, content: { isHtml: true } };
const typed: Record<string, string> = { title_en: 'Frost', title_sv: 'Frost', title_de: ' ', slug_en: 'frost' };
const lacking = (from: 'en' | 'sv' | 'ru', more: Record<string, string> = {}) =>
  lackingTexts(texts, from, (name, language) => ({ ...typed, ...more })[`${name}_${language}`] ?? '');

it('asks for the languages whose field is empty, and for no address (STAFF-78)', () => {
  expect(lacking('en')).toEqual([{ name: 'title', words: 'Frost', isHtml: false, into: ['fi', 'de', 'fr', 'ru'] }]);
  expect(lacking('sv', { content_sv: '<p>Köld</p>' }).map(({ name, isHtml }) => [name, isHtml])).toEqual([
    ['title', false],
    ['content', true],
  ]);
});

it('asks for nothing where the language has no words, or no other one lacks them', () => {
  expect(lacking('ru')).toEqual([]);
  expect(lacking('en', { title_fi: 'a', title_de: 'b', title_fr: 'c', title_ru: 'd' })).toEqual([]);
});

it('asks for no other language than those that are named', () => {
  const found = lackingTexts({ title: {} }, 'en', (_, language) => (language === 'en' ? 'Frost' : ''), ['sv', 'en']);
  expect(found).toEqual([{ name: 'title', words: 'Frost', isHtml: false, into: ['sv'] }]);
});
