import type { CustomerSession } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useEffect, useState } from 'react';

interface KnownSessions {
  /** Null until they are known. */
  sessions: readonly CustomerSession[] | null;
  hasFailed: boolean;
  retry: () => void;
  /** Takes an ended session off the list. */
  remove: (id: number) => void;
}

/** The customer's sessions, the last used first. */
export function useSessions(): KnownSessions {
  const api = useApi();
  const [sessions, setSessions] = useState<readonly CustomerSession[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const request = new AbortController();
    setHasFailed(false);
    api
      .get<{ sessions: CustomerSession[] }>('/api/customer/sessions/', { signal: request.signal })
      .then((answer) => setSessions(answer.sessions))
      .catch(() => {
        if (!request.signal.aborted) setHasFailed(true);
      });
    return () => request.abort();
  }, [api, tries]);
  return {
    sessions,
    hasFailed,
    retry: () => setTries((count) => count + 1),
    remove: (id) => setSessions((known) => known?.filter((session) => session.id !== id) ?? null),
  };
}
