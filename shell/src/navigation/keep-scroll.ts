import type { DataRouter } from 'react-router';

const storageKey = 'havu-scroll';

/** Lets the router keep where each history entry was scrolled to, over a reload and over other documents too. */
export function keepScroll(router: DataRouter): void {
  const places = readPlaces();
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  takeOver();
  router.enableScrollRestoration(places, () => scrollY);
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', () => {
    const { navigation, location } = router.state;
    if (navigation.state === 'idle') places[location.key] = scrollY;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {
      // A full or forbidden storage: pages start at their top.
    }
    history.scrollRestoration = 'auto';
  });
}

function readPlaces(): Record<string, number> {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const entries = typeof places === 'object' && places !== null ? Object.entries(places) : [];
    return Object.fromEntries(entries.filter(([, place]) => typeof place === 'number'));
  } catch {
    return {};
  }
}
