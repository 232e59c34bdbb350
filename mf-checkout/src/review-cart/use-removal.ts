import { useState } from 'react';

export interface Removal {
  name: string;
  undo: () => void;
}

/** The last row taken out, until it is put back or the next one goes. */
export function useRemoval() {
  const [removed, setRemoved] = useState<Removal | null>(null);
  return {
    removed,
    /** @param take takes the row out and returns what puts it back */
    remove: (name: string, take: () => () => void) => setRemoved({ name, undo: take() }),
    undo: () => {
      removed?.undo();
      setRemoved(null);
    },
  };
}
