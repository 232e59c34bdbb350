import { safeText } from './safe-text.ts';

const key = 'havu.complaint';

/** What stays in this browser of a complaint that is not sent yet: typed words, and the secret that owns its files. */
export interface KeptForm {
  values: Record<string, string>;
  draft: string;
  /** The same form sent twice is one complaint. */
  requestKey: string;
}

function newKeptForm(): KeptForm {
  return { values: {}, draft: randomText(), requestKey: randomText() };
}

/** What is kept, whatever stands in the storage; a new form where nothing useful does. */
export function readKeptForm(): KeptForm {
  try {
    const kept: unknown = JSON.parse(safeText.read(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return newKeptForm();
    const { values, draft, requestKey } = kept as Partial<KeptForm>;
    if (typeof draft !== 'string' || typeof requestKey !== 'string' || !/^[\w-]{22,64}$/.test(draft))
      return newKeptForm();
    const texts = Object.entries(values ?? {}).filter(([, value]) => typeof value === 'string');
    return { draft, requestKey, values: Object.fromEntries(texts) };
  } catch {
    return newKeptForm();
  }
}

export const keepForm = (form: KeptForm): void => safeText.write(key, JSON.stringify(form));
export const forgetForm = (): void => safeText.remove(key);

/** 192 bits as 32 characters. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
