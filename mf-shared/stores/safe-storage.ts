import { type PersistentEvents, type PersistentListener, setPersistentEngine } from '@nanostores/persistent';

type StoredTexts = Record<string, string>;
let engine: StoredTexts | null = null;

/** Keys of what only makes the next visit easier: without the visitor's consent it lasts for this visit (LAW-13). */
const ofThisVisit = new Set<string>();

/** Reads the consent as it is kept under its own key. */
const isAgreed = (device: Storage): boolean => !!device.getItem('havu-consent')?.includes('"functional":true');

/** @returns false where there is no room for it */
function isStored(place: Storage, key: string, text: string): boolean {
  try {
    place.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Brings what is kept to where the visitor's answer allows it by now. What another visit has brought to the device counts,
 * it is the newer. Where a full disk has no room for it, it stays as it is for this visit; after a no it leaves the device
 * all the same (LAW-13).
 */
export function followConsent(device: Storage, visit: Storage): void {
  const isAllowed = isAgreed(device);
  const [from, to] = isAllowed ? [visit, device] : [device, visit];
  for (const key of ofThisVisit) {
    const text = from.getItem(key);
    if (text === null) continue;
    const isThere = isAllowed && device.getItem(key) !== null;
    if (isThere || isStored(to, key, text) || !isAllowed) from.removeItem(key);
  }
}

/**
 * Local storage that never throws: where it is forbidden, full or missing, this page keeps the values to itself. A full
 * disk must not keep a product out of the cart.
 */
export function createSafeStorage(device: Storage, visit = device): StoredTexts {
  const kept: StoredTexts = {};
  const placeOf = (key: string) => (ofThisVisit.has(key) && !isAgreed(device) ? visit : device);
  // A text for which the device had no room when the visitor agreed still stands in this visit's.
  const leftOf = (key: string) => (ofThisVisit.has(key) ? visit : null);
  const textOf = (key: string) => kept[key] ?? placeOf(key).getItem(key) ?? leftOf(key)?.getItem(key);
  return new Proxy(kept, {
    get: (_, key) => (typeof key === 'string' ? (textOf(key) ?? undefined) : undefined),
    has: (_, key) => typeof key === 'string' && typeof textOf(key) === 'string',
    set(_, key, value: string) {
      if (typeof key !== 'string') return false;
      delete kept[key];
      const place = placeOf(key);
      if (!isStored(place, key, value)) kept[key] = value;
      else if (place !== visit) leftOf(key)?.removeItem(key);
      return true;
    },
    deleteProperty(_, key) {
      if (typeof key !== 'string') return false;
      delete kept[key];
      placeOf(key).removeItem(key);
      leftOf(key)?.removeItem(key);
      return true;
    },
  });
}

/** The window's storages, or null on the server and where the browser forbids them. */
function browserStorages(): [device: Storage, visit: Storage] | null {
  try {
    if (typeof window === 'undefined') return null;
    const { localStorage, sessionStorage } = window;
    // A browser inside an app may have none.
    return localStorage && sessionStorage ? [localStorage, sessionStorage] : null;
  } catch {
    return null;
  }
}

/** After an answer of the visitor's, and at the start of a page for each store. */
export function moveMemory(): void {
  try {
    const storages = browserStorages();
    if (storages) followConsent(...storages);
  } catch {
    // A storage that cannot be read keeps nobody from the page.
  }
}

/** Lets what is kept under a key outlast this visit only where the visitor agrees (LAW-13). */
export function keepForVisit(key: string): void {
  ofThisVisit.add(key);
  moveMemory();
}

/** What is stored under a key by now, whoever wrote it. */
export function storedText(key: string): string | undefined {
  return engine?.[key];
}

/** Makes persistent stores use it. A call, not an import for its effect: the packages are declared free of those. */
export function installSafeStorage(): void {
  const storages = engine ? null : browserStorages();
  if (!storages) return;
  engine = createSafeStorage(...storages);
  setPersistentEngine(engine, storedEvents(engine, window));
}

/**
 * Another tab's writes. A listener gets what is stored by then: an event that comes late, after this tab has written too,
 * would otherwise bring the older value back.
 */
function storedEvents(texts: StoredTexts, page: Window): PersistentEvents {
  const handlers = new Map<PersistentListener, (event: StorageEvent) => void>();
  return {
    addEventListener(_key, listener, restore) {
      const handleStorage = ({ key }: StorageEvent) => {
        const newValue = key === null ? undefined : texts[key];
        listener(key === null || newValue === undefined ? { key: '', newValue: '' } : { key, newValue });
      };
      handlers.set(listener, handleStorage);
      page.addEventListener('storage', handleStorage);
      page.addEventListener('pageshow', restore);
    },
    removeEventListener(_key, listener, restore) {
      const handleStorage = handlers.get(listener);
      if (handleStorage) page.removeEventListener('storage', handleStorage);
      handlers.delete(listener);
      page.removeEventListener('pageshow', restore);
    },
  };
}
