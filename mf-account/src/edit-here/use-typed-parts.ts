import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Controls that change nothing by themselves: which language is shown, and what is looked for. */
const passing = 'select[id*="language"], [type="search"], [role="combobox"]';

/**
 * The parts that somebody typed into and has not saved: they stay, whatever page is shown (STAFF-65), and the browser asks
 * before the document is left.
 */
export function useTypedParts<Part extends { key: string }>() {
  const [typed, setTyped] = useState<readonly Part[]>([]);
  const forms = useRef(new Map<Element, string>());
  const isAny = typed.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAny]);
  const note = (part: Part) => (event: SyntheticEvent) => {
    const { target } = event;
    const form = target instanceof Element && !target.matches(passing) ? target.closest('form') : null;
    if (!form) return;
    forms.current.set(form, part.key);
    setTyped((now) => (now.some(({ key }) => key === part.key) ? now : [...now, part]));
  };
  const forget = useCallback((form: Element) => {
    forms.current.delete(form);
    const left = new Set(forms.current.values());
    setTyped((now) => now.filter(({ key }) => left.has(key)));
  }, []);
  /** What the element around a part listens to. An editor's toolbar and keys change a text without an event of input. */
  const listenersOf = (part: Part) => ({
    onInput: note(part),
    onChange: note(part),
    onKeyUp: (event: SyntheticEvent) =>
      event.target instanceof HTMLElement && event.target.isContentEditable && note(part)(event),
    onClick: (event: SyntheticEvent) =>
      event.target instanceof Element && event.target.closest('[role="toolbar"]') && note(part)(event),
  });
  return { typed, forget, listenersOf };
}
