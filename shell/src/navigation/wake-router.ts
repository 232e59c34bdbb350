import type { DataRouter } from 'react-router';

/**
 * Ends the navigation that loaded a whole document, where the browser shows this one again as it was left: the router does
 * not know that its page is back, and would load what the visitor has come back from.
 */
export function wakeRouter(router: DataRouter): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { location, navigation } = router.state;
    if (persisted && navigation.state !== 'idle')
      void router.navigate(location, { replace: true, preventScrollReset: true });
  });
}
