import { expect, it, vi } from 'vitest';
import { loadTexts } from './load-texts.ts';
import { Texts } from './texts.ts';

it('adds a part to the texts of its package, and loads it once', async () => {
  const texts = new Texts('sv');
  texts.add('x', { cart: 'Kundvagn' });
  const load = vi.fn(async () => ({ default: { staff: 'Personal' } }));
  await Promise.all([loadTexts(texts, 'x', 'staff', load), loadTexts(texts, 'x', 'staff', load)]);
  expect(load).toHaveBeenCalledExactlyOnceWith('sv');
  expect([texts.translate('x', 'cart'), texts.translate('x', 'staff')]).toEqual(['Kundvagn', 'Personal']);
});

it('tries again after a failure', async () => {
  const texts = new Texts('sv');
  await expect(loadTexts(texts, 'x', 'staff', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await loadTexts(texts, 'x', 'staff', async () => ({ default: { staff: 'Personal' } }));
  expect(texts.translate('x', 'staff')).toBe('Personal');
});
