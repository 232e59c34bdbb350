import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

/**
 * Local storage that never throws: where it is forbidden, full or missing, this page keeps the values to itself. A full
 * disk must not keep a product out of the cart.
 */
export function createSafeStorage(storage: Storage): Record<string, string> {
  const kept: Record<string, string> = {};
  return new Proxy(kept, {
    get: (_, key) => (typeof key === 'string' ? (kept[key] ?? storage.getItem(key) ?? undefined) : undefined),
    has: (_, key) => typeof key === 'string' && (key in kept || storage.getItem(key) !== null),
    set(_, key, value: string) {
      if (typeof key !== 'string') return false;
      try {
        storage.setItem(key, value);
        delete kept[key];
      } catch {
        kept[key] = value;
      }
      return true;
    },
    deleteProperty(_, key) {
      if (typeof key !== 'string') return false;
      delete kept[key];
      storage.removeItem(key);
      return true;
    },
  });
}

/** The window's local storage, or null on the server and where the browser forbids it. */
function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** Makes persistent stores use it. A call, not an import for its effect: the packages are declared free of those. */
export function installSafeStorage(): void {
  const storage = browserStorage();
  if (storage) setPersistentEngine(createSafeStorage(storage), windowPersistentEvents);
}
