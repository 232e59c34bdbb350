import { expect, it } from 'vitest';
import { settingText } from './setting-text.ts';

it('a text of the settings is the language’s own, else the general one (CONF-46)', () => {
  const settings = new Map([
    ['blocked_stock_text', 'Vain myymälöistä.'],
    ['blocked_stock_text_en', 'In stores only.'],
  ]);
  const text = (locale: 'en' | 'fr') => settingText(settings, 'blocked_stock_text', locale);
  expect([text('en'), text('fr')]).toEqual(['In stores only.', 'Vain myymälöistä.']);
  expect(settingText(new Map(), 'blocked_stock_text', 'en')).toBe('');
});
