import { type RefObject, useEffect, useRef, useState } from 'react';

/** A strip that scrolls by one picture: which one is in view, and the way to another. */
export function useStrip(): {
  strip: RefObject<HTMLUListElement | null>;
  index: number;
  show: (index: number, behavior?: ScrollBehavior) => void;
} {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const element = strip.current;
    if (!element || !('onscrollend' in element)) return;
    const settle = () => setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scrollend', settle);
    return () => element.removeEventListener('scrollend', settle);
  }, []);
  const show = (next: number, behavior: ScrollBehavior = 'auto') => {
    setIndex(next);
    const element = strip.current;
    element?.scrollTo({ left: next * element.clientWidth, behavior });
  };
  return { strip, index, show };
}
