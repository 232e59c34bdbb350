import { safeText } from './safe-text.ts';

/** Names of forms in the storage; a letter's is that of its case. */
export type FormName = 'complaint' | 'return' | 'store-return' | `letter ${string}`;

/** The service keeps the files of a form that was never sent for the same time (AFTER-77). */
const keptMs = 3 * 86_400_000;

const keyOf = (name: FormName) => `havu.${name}`;

/** What stays in this browser of a form that is not sent yet: typed words, and the secret that owns its files. */
export interface KeptForm {
  values: Readonly<Record<string, string>>;
  draft: string;
  /** The same form sent twice is one case. */
  requestKey: string;
}

function newKeptForm(): KeptForm {
  return { values: {}, draft: randomText(), requestKey: randomText() };
}

/** What is kept, whatever stands in the storage; a new form where nothing useful does, or something too old. */
export function readKeptForm(name: FormName): KeptForm {
  try {
    const kept: unknown = JSON.parse(safeText.read(keyOf(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return newKeptForm();
    const { values, draft, requestKey, keptAt } = kept as Partial<KeptForm & { keptAt: number }>;
    if (typeof keptAt !== 'number' || Date.now() - keptAt > keptMs) return newKeptForm();
    if (typeof draft !== 'string' || typeof requestKey !== 'string' || !/^[\w-]{22,64}$/.test(draft))
      return newKeptForm();
    const texts = Object.entries(values ?? {}).filter(([, value]) => typeof value === 'string');
    return { draft, requestKey, values: Object.fromEntries(texts) };
  } catch {
    return newKeptForm();
  }
}

export const keepForm = (name: FormName, form: KeptForm): void =>
  safeText.write(keyOf(name), JSON.stringify({ ...form, keptAt: Date.now() }));
export const forgetForm = (name: FormName): void => safeText.remove(keyOf(name));

/** 192 bits as 32 characters. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
