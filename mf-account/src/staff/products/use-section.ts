import type { SavedProduct } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useRef, useState } from 'react';
import { useChangedVersion } from '../worklist/use-changed-version.ts';

interface Section {
  /** The version that the service has; null where there is none yet. */
  version: string | null;
  /** Reads the product anew. */
  onChanged: () => void;
  /** Shows what the service has, where nothing that was typed would be lost. */
  onNewer: () => void;
  /** What was saved here is read back. */
  onKept?: () => void;
}

/**
 * Saves a section of a product. Where somebody else was quicker, the newer state is read and told, what was typed stays,
 * and the next save is over what was seen.
 */
export function useSection({ version, onChanged, onNewer, onKept }: Section) {
  const api = useApi();
  const [isOvertaken, setIsOvertaken] = useState(false);
  /** What the next save is over: what was read last, or saved here since. */
  const base = useRef(version);
  /** Saves that are under way: only what the last one left is shown as kept. */
  const saves = useRef(0);
  useChangedVersion(version ?? 'none', () => {
    if (version === base.current) {
      if (saves.current === 0) onKept?.();
      return;
    }
    base.current = version;
    if (!isOvertaken) onNewer();
  });
  /** @param call is told the version that it is over */
  const saveBy = async (call: (version: string | null) => Promise<void>) => {
    try {
      await call(base.current);
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'product_changed') {
        setIsOvertaken(true);
        onChanged();
      }
      throw failure;
    }
  };
  const save = async (path: string, body: object) => {
    await saveBy(async (version) => {
      saves.current += 1;
      const saved = await api.post<SavedProduct>(path, { ...body, version }).finally(() => {
        saves.current -= 1;
      });
      base.current = saved.version;
      setIsOvertaken(false);
    });
    onChanged();
  };
  return { isOvertaken, save, saveBy };
}
