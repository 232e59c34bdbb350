import { useSearchParams } from 'mf-shared/router';
import { useState } from 'react';
import type { SkiPicks, SkiPiece } from './ski-pieces.ts';
import { readPicks, writePicks } from './ski-query.ts';

/**
 * What is chosen, kept in the address so that it survives a reload. A choice counts at once: the address follows when the
 * router is there, and the next choice does not wait for it.
 */
export function useSkiPicks(): {
  query: URLSearchParams;
  picks: SkiPicks;
  pick: (piece: SkiPiece, id: number | null) => void;
} {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const [picks, setPicks] = useState(() => readPicks(query));
  const [seen, setSeen] = useState(address);
  const [awaited, setAwaited] = useState<string | null>(null);
  if (seen !== address) {
    setSeen(address);
    // An address that was written before the last choice arrives late and is ignored.
    if (awaited === null || awaited === address) {
      setAwaited(null);
      setPicks(readPicks(query));
    }
  }
  const pick = (piece: SkiPiece, id: number | null) => {
    const next = { ...picks, [piece]: id };
    const written = writePicks(query, next);
    setPicks(next);
    setAwaited(written.toString());
    setQuery(written, { replace: true, preventScrollReset: true });
  };
  return { query, picks, pick };
}
