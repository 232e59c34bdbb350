import { Cache } from 'mf-shared/rules/cache';

export type AskIds = () => Promise<readonly number[]>;

interface Known {
  ids: readonly number[];
  until: number;
  asking: Promise<void> | null;
}

/** Searches are names, too: those asked for last are kept. */
const mostNames = 2000;

interface Settings {
  /** How long ids are used before they are asked for again. */
  freshMs?: number;
  /** How long a service that failed is left alone. */
  failedMs?: number;
  /** A failure costs no caller anything; here it is told to the log. */
  onFailure?: (error: unknown) => void;
  /** How long the first caller waits for ids; later ones never do. */
  patienceMs?: number;
}

/**
 * Keeps recommended ids by name and renews them in the background. A service that is slow or fails costs the first
 * caller a moment, and no caller more than the order (LIST-71).
 */
export function recommendedOrder({
  freshMs = 600_000,
  failedMs = 60_000,
  patienceMs = 250,
  onFailure = () => undefined,
}: Settings = {}) {
  const known = new Cache<Known>({ most: mostNames });

  async function renew(entry: Known, ask: AskIds): Promise<void> {
    try {
      entry.ids = await ask();
      entry.until = Date.now() + freshMs;
    } catch (error) {
      entry.until = Date.now() + failedMs;
      onFailure(error);
    } finally {
      entry.asking = null;
    }
  }

  return async (name: string, ask: AskIds): Promise<readonly number[]> => {
    const cached = known.get(name);
    const entry = cached ?? { ids: [], until: 0, asking: null };
    known.set(name, entry);
    if (entry.until <= Date.now()) entry.asking ??= renew(entry, ask);
    if (!cached && entry.asking) await Promise.race([entry.asking, later(patienceMs)]);
    return entry.ids;
  };
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
