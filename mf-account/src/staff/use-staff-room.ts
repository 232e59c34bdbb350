import { useTexts } from 'mf-shared/i18n';
import { useEffect, useState } from 'react';
import type { StaffRoom } from './staff-room.tsx';
import { loadStaffTexts } from './staff-texts.ts';

type Room = typeof StaffRoom;
/** Kept from the first visit: the next room opens at once. A document has one language. */
let known: Room | null = null;

/** The rooms' code and texts, loaded once somebody of the staff has come; `retry` after a failure. */
export function useStaffRoom(isStaff: boolean): { Room: Room | null; hasFailed: boolean; retry: () => void } {
  const texts = useTexts();
  const [Room, setRoom] = useState<Room | null>(() => known);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  useEffect(() => {
    if (!isStaff || known) return;
    Promise.all([import('./staff-room.tsx'), loadStaffTexts(texts)]).then(
      ([room]) => {
        known = room.StaffRoom;
        setRoom(() => room.StaffRoom);
      },
      () => setFailedTry(tries),
    );
  }, [isStaff, texts, tries]);
  return { Room, hasFailed: failedTry === tries, retry: () => setTries((count) => count + 1) };
}
