import { expect, it } from 'vitest';
import { keywordsOf } from './keywords-of.ts';

const words = { keyword: 'vesipilari', text: '10 000 mm riittää', url: '/ohje/' };

it('explains keywords in the language, and breaks no figure (spec: catalogue §3 Keyword)', () => {
  const [keyword] = keywordsOf({ keywords: [{ id: 7, texts: { fi: words } }] }, 'fi');
  expect(keyword).toEqual({ id: 7, ...words, text: '10\u00a0000\u00a0mm riittää' });
});
