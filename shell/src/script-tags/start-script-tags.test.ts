// @vitest-environment happy-dom
import type { ScriptTag } from 'mf-shared/contract/script-tags';
import { $cart, $consent, $wantedScripts, answerConsent, clearCart, noConsent, wantScript } from 'mf-shared/stores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startScriptTags } from './start-script-tags.ts';

const chat: ScriptTag = { id: 'chat', src: 'https://chat.example/a.js', consent: 'marketing' };
const other: ScriptTag = { id: 'maps', src: 'https://maps.example/a.js', consent: 'functional' };
let added: string[];

beforeEach(() => {
  vi.useFakeTimers();
  added = [];
});
afterEach(() => {
  vi.useRealTimers();
  $consent.set(noConsent);
  $wantedScripts.set(new Set());
  clearCart();
});
const start = (now: string) => {
  vi.setSystemTime(new Date(now));
  startScriptTags([chat, other], ({ id }) => added.push(id));
};

it('brings the chat while it is open, to who agreed to functions; other scripts at any hour', () => {
  start('2026-11-25T10:00:00Z');
  answerConsent({ marketing: true });
  expect(added).toEqual([]);
  answerConsent({ functional: true });
  expect(added.sort()).toEqual(['chat', 'maps']);
});

it('brings it to a page that stands open when its hours begin', () => {
  answerConsent({ functional: true });
  start('2026-11-25T05:58:00Z');
  expect(added).toEqual(['maps']);
  vi.advanceTimersByTime(3 * 60_000);
  expect(added).toEqual(['maps', 'chat']);
});

it('keeps the name of who answers for the order, and nothing else that a page is told', () => {
  start('2026-11-25T10:00:00Z');
  const tell = (detail: unknown) => window.dispatchEvent(new CustomEvent('shop-chat-agent', { detail }));
  for (const nonsense of [null, 'Aino', { name: 7 }, {}]) tell(nonsense);
  expect($cart.get().giosgChatter).toBeNull();
  tell({ name: ` ${'Aino '.repeat(100)}` });
  expect($cart.get().giosgChatter).toHaveLength(200);
  tell({ name: 'Aino' });
  expect($cart.get().giosgChatter).toBe('Aino');
});

it('brings the credit promotion once, when its place is near and its visitor agreed (PRODUCT-73)', () => {
  const credit: ScriptTag = { id: 'credit-promotion', src: 'https://credit.example/a.js', consent: 'marketing' };
  startScriptTags([credit], ({ id }) => added.push(id));
  answerConsent({ marketing: true });
  expect(added).toEqual([]);
  wantScript('credit-promotion');
  wantScript('credit-promotion');
  wantScript('another');
  expect(added).toEqual(['credit-promotion']);
});

it('keeps the credit promotion away from who did not agree (PRODUCT-73)', () => {
  const credit: ScriptTag = { id: 'credit-promotion', src: 'https://credit.example/a.js', consent: 'marketing' };
  wantScript('credit-promotion');
  startScriptTags([credit], ({ id }) => added.push(id));
  expect(added).toEqual([]);
  answerConsent({ marketing: true });
  expect(added).toEqual(['credit-promotion']);
});
