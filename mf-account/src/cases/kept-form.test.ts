// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetForm, keepForm, readKeptForm } from './kept-form.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') });
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

const values = { customerName: 'Aino', email: 'aino@example.fi' };

it('keeps what was typed and the keys of the form over a reload', () => {
  const form = { ...readKeptForm('complaint'), values };
  keepForm('complaint', form);
  expect(readKeptForm('complaint')).toEqual(form);
});

it('keeps each form by itself, until it is sent', () => {
  keepForm('complaint', { ...readKeptForm('complaint'), values });
  expect(readKeptForm('return').values).toEqual({});
  forgetForm('complaint');
  expect(readKeptForm('complaint').values).toEqual({});
});

it('forgets after three days, when the service has deleted the files (AFTER-77)', () => {
  const form = { ...readKeptForm('complaint'), values };
  keepForm('complaint', form);
  vi.advanceTimersByTime(3 * 86_400_000);
  expect(readKeptForm('complaint').draft).toBe(form.draft);
  vi.advanceTimersByTime(1);
  const next = readKeptForm('complaint');
  expect(next.values).toEqual({});
  expect(next.draft).not.toBe(form.draft);
});

it.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a form without its keys', JSON.stringify({ values, keptAt: Date.now() })],
  ['a key that is no secret', JSON.stringify({ values, draft: '<b>', requestKey: 'x', keptAt: Date.now() })],
])('begins a new form where the storage holds %s', (_what, stored) => {
  sessionStorage.setItem('havu.complaint', stored);
  const form = readKeptForm('complaint');
  expect(form.values).toEqual({});
  expect(form.draft).toMatch(/^[\w-]{32}$/);
  expect(form.requestKey).not.toBe(form.draft);
});

it('takes only texts from the storage', () => {
  const { draft, requestKey } = readKeptForm('complaint');
  const stored = { draft, requestKey, values: { ...values, phone: 5, city: null }, keptAt: Date.now() };
  sessionStorage.setItem('havu.complaint', JSON.stringify(stored));
  expect(readKeptForm('complaint').values).toEqual(values);
});
