import { expect, it } from 'vitest';
import { linkedPages } from '../../testing/linked-pages.ts';
import { keywordsOf } from './keywords-of.ts';

const words = { keyword: 'vesipilari', text: '10 000 mm riittää', url: '/ohje/' };

it('explains keywords in the language, and breaks no figure (SEARCH-8)', () => {
  const [keyword] = keywordsOf(linkedPages({ keywords: [{ id: 7, texts: { fi: words } }] }), 'fi');
  expect(keyword).toEqual({ id: 7, ...words, text: '10\u00a0000\u00a0mm riittää' });
});

it('leads from a keyword to the page in the reader’s language; addresses elsewhere stay', () => {
  const texts = (url: string) => ({ id: 1, texts: { fi: { ...words, url } } });
  const keywords = [texts('/vaatteet/takit/'), texts('https://metsa.example/'), texts('')];
  expect(keywordsOf(linkedPages({ keywords }), 'de').map(({ url }) => url)).toEqual([
    '/bekleidung/jacken/',
    'https://metsa.example/',
    '',
  ]);
});
