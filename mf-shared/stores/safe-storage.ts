import { type PersistentEvents, type PersistentListener, setPersistentEngine } from '@nanostores/persistent';

type StoredTexts = Record<string, string>;
let engine: StoredTexts | null = null;

/**
 * Local storage that never throws: where it is forbidden, full or missing, this page keeps the values to itself. A full
 * disk must not keep a product out of the cart.
 */
export function createSafeStorage(storage: Storage): StoredTexts {
  const kept: StoredTexts = {};
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

/** What is stored under a key by now, whoever wrote it. */
export function storedText(key: string): string | undefined {
  return engine?.[key];
}

/** Makes persistent stores use it. A call, not an import for its effect: the packages are declared free of those. */
export function installSafeStorage(): void {
  const storage = engine ? null : browserStorage();
  if (!storage) return;
  engine = createSafeStorage(storage);
  setPersistentEngine(engine, storedEvents(engine, window));
}

/**
 * Another tab's writes, each told as what is stored by then: an event that comes late, after this tab has written too,
 * would otherwise bring the older value back.
 */
function storedEvents(texts: StoredTexts, page: Window): PersistentEvents {
  const heard = new Map<PersistentListener, (event: StorageEvent) => void>();
  return {
    addEventListener(_key, told, restore) {
      const hear = ({ key }: StorageEvent) => {
        const newValue = key === null ? undefined : texts[key];
        told(key === null || newValue === undefined ? { key: '', newValue: '' } : { key, newValue });
      };
      heard.set(told, hear);
      page.addEventListener('storage', hear);
      page.addEventListener('pageshow', restore);
    },
    removeEventListener(_key, told, restore) {
      const hear = heard.get(told);
      if (hear) page.removeEventListener('storage', hear);
      heard.delete(told);
      page.removeEventListener('pageshow', restore);
    },
  };
}
