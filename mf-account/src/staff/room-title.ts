import { createContext, useContext, useEffect } from 'react';

/** Says what the page's heading is once a room knows more of its subject than the address does. */
export const RoomTitle = createContext<(title: string) => void>(() => {});

/** The heading of the page as long as the room shows this subject; '' while it is not known. */
export function useRoomTitle(title: string): void {
  const tell = useContext(RoomTitle);
  useEffect(() => {
    if (title !== '') tell(title);
  }, [tell, title]);
}
