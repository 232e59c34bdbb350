import { $session, anonymousSession, type Session } from 'mf-shared/stores';
import { useSyncExternalStore } from 'react';

const listen = (onChange: () => void): (() => void) => $session.listen(onChange);

/**
 * One fact of the session; before it is known, nobody's. A list has two hundred readers of it, and the session is filled
 * right after the page stands: only those whose fact changes are drawn anew.
 */
export function useSessionFact<Fact extends boolean | number | string | null>(read: (session: Session) => Fact): Fact {
  return useSyncExternalStore(
    listen,
    () => read($session.get()),
    () => read(anonymousSession),
  );
}

export const isClubMember = (session: Session): boolean => session.isClubMember;
