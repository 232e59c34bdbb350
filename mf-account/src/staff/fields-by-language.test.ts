import { expect, it } from 'vitest';
import { htmlFields, labelsOf, languageFields, readWords, typeWords } from './fields-by-language.ts';

const texts = {
  title: { place: 'titles', longest: 10, rows: 1 },
  lead: { place: 'leads', longest: 20, rows: 2 },
} as const;

it('words go to a field per language and come back, without languages that have none', () => {
  const state = { titles: { fi: 'Takit' }, leads: { en: 'Warm', ru: 'Тепло' } };
  const typed = typeWords(texts, state);
  expect(Object.keys(typed)).toEqual(languageFields(texts));
  expect(typed).toMatchObject({ title_fi: 'Takit', title_en: '', lead_ru: 'Тепло' });
  expect(readWords(texts, { ...typed, title_sv: ' Jackor ', lead_en: '  ' })).toEqual({
    ...{ titles: { fi: 'Takit', sv: 'Jackor' }, leads: { ru: 'Тепло' } },
  });
});

it('a text is called with the name of its language, any other field by its own', () => {
  const word = (name: string, values?: { language: string }) => [name, values?.language].filter(Boolean).join(', ');
  expect(labelsOf(['is_shown', 'title_sv'], 'en', word)).toEqual({ is_shown: 'is_shown', title_sv: 'title, Swedish' });
});

it('the text that is HTML has its field in each language', () => {
  expect(htmlFields(texts)).toEqual({});
  const { fi, sv, ...others } = htmlFields({ ...texts, lead: { ...texts.lead, isHtml: true } });
  expect([fi, sv, Object.keys(others)]).toEqual(['lead_fi', 'lead_sv', ['en', 'de', 'fr', 'ru']]);
});
