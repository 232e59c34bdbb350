import { useLocation } from 'mf-shared/router';
import { decodeText } from 'mf-shared/rules/decode-text';
import { useEffect } from 'react';

/** Rule ROUTE-114: "The scroll retries up to 100 times, 50 ms apart." */
const mostTries = 100;
const retryMs = 50;

/** An anchor hash scrolls to its element as soon as the page has it. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  // `key`: the same hash clicked again scrolls again.
  useEffect(() => {
    if (hash.length < 2) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = () => {
      const element = document.getElementById(decodeText(hash.slice(1)));
      tries += 1;
      if (element) showElement(element);
      else if (tries < mostTries) timer = setTimeout(attempt, retryMs);
    };
    attempt();
    return () => clearTimeout(timer);
  }, [hash, key]);
}

/** What is folded opens first (CONTENT-32). */
function showElement(element: HTMLElement): void {
  const fold = element.closest('details');
  if (fold) fold.open = true;
  element.scrollIntoView();
}
