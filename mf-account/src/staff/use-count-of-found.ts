import { type RefObject, useEffect, useRef } from 'react';

/** The count above a list takes the focus that a new question took from the form or a filter. @param question what is asked */
export function useCountOfFound(question: string): RefObject<HTMLParagraphElement | null> {
  const count = useRef<HTMLParagraphElement>(null);
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    if (document.activeElement === document.body) count.current?.focus({ preventScroll: true });
  }, [question]);
  return count;
}
