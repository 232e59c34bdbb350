import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('tags become single spaces and entities their characters', () => {
  expect(plainText('<p>Shells &amp; down</p><p>for <b>fells</b>.</p>')).toBe('Shells & down for fells.');
  expect(plainText('5&#8211;10&nbsp;&#x20AC; &unknown;')).toBe('5–10 € &unknown;');
});
