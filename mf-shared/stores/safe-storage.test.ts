// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';
import { createSafeStorage, followConsent, installSafeStorage, keepForVisit, storedText } from './safe-storage.ts';

const memory = 'havu-postcode';
const viewed = 'havu-viewed-products';
beforeAll(() => {
  for (const key of [memory, viewed]) keepForVisit(key);
});

it('keeps a value for this page when the disk is full', () => {
  const storage = createSafeStorage(localStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.cart = 'one';
  expect(storage.cart).toBe('one');
  expect('cart' in storage).toBe(true);
  storage.cart = 'two';
  expect(localStorage.getItem('cart')).toBe('two');
  delete storage.cart;
  expect('cart' in storage).toBe(false);
});

it('keeps what makes the next visit easier for this visit only, until the visitor agrees (LAW-13)', () => {
  const storage = createSafeStorage(localStorage, sessionStorage);
  const key = viewed;
  storage[key] = '["/a/"]';
  storage['havu-cart'] = '[]';
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, '["/a/"]']);
  expect(localStorage.getItem('havu-cart')).toBe('[]');
  answer(true);
  followConsent(localStorage, sessionStorage);
  expect([localStorage.getItem(key), sessionStorage.getItem(key), storage[key]]).toEqual(['["/a/"]', null, '["/a/"]']);
  answer(false);
  followConsent(localStorage, sessionStorage);
  expect([localStorage.getItem(key), sessionStorage.getItem(key), storage[key]]).toEqual([null, '["/a/"]', '["/a/"]']);
});

const memories = () => [localStorage.getItem(memory), sessionStorage.getItem(memory)];
const answer = (functional: boolean) => localStorage.setItem('havu-consent', JSON.stringify({ functional }));
const withoutRoom = (place: Storage): Storage => ({
  ...{ length: place.length, key: () => null, clear: () => {} },
  getItem: (key) => place.getItem(key),
  removeItem: (key) => place.removeItem(key),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

it('leaves what it remembers where it is, and reads it there, when the device has no room for it (LAW-13)', () => {
  answer(true);
  sessionStorage.setItem(memory, '33100');
  followConsent(withoutRoom(localStorage), sessionStorage);
  const storage = createSafeStorage(localStorage, sessionStorage);
  expect([...memories(), storage[memory], memory in storage]).toEqual([null, '33100', '33100', true]);
  storage[memory] = '90100';
  expect(memories()).toEqual(['90100', null]);
  sessionStorage.setItem(memory, '33100');
  delete storage[memory];
  expect([...memories(), memory in storage]).toEqual([null, null, false]);
});

it('takes from another visit that was open before the yes nothing over what the device keeps since (LAW-13)', () => {
  const texts = new Map([[memory, '00100']]);
  const otherVisit: Storage = {
    ...withoutRoom(sessionStorage),
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => texts.delete(key),
  };
  sessionStorage.setItem(memory, '33100');
  answer(true);
  followConsent(localStorage, sessionStorage);
  createSafeStorage(localStorage, sessionStorage)[memory] = '90100';
  followConsent(localStorage, otherVisit);
  expect([...memories(), texts.size]).toEqual(['90100', null, 0]);
});

it('leaves nothing on the device after a no, though there is no room for it elsewhere (LAW-13)', () => {
  localStorage.setItem(memory, '33100');
  answer(false);
  followConsent(localStorage, withoutRoom(sessionStorage));
  expect(memories()).toEqual([null, null]);
});

it('leaves it to this page where a browser inside an app has no storage', () => {
  vi.stubGlobal('localStorage', null);
  expect(() => installSafeStorage()).not.toThrow();
  vi.unstubAllGlobals();
  expect(storedText('havu-cart')).toBeUndefined();
});
