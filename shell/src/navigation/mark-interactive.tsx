import { useEffect } from 'react';

/** Marks in the browser's timeline when the page first answers to clicks: bench and journeys wait for it. */
export function MarkInteractive() {
  useEffect(() => {
    if (performance.getEntriesByName('havu:interactive').length === 0) performance.mark('havu:interactive');
  }, []);
  return null;
}
