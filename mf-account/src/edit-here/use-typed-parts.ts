import { useCallback, useEffect, useState } from 'react';

interface ChangedForm<Part> {
  part: Part;
  formId: string;
}

/**
 * The parts whose forms hold something that is not stored: they stay, whatever page is shown (STAFF-65), and the browser
 * asks before the document is left.
 * @param onStored is called with the form whose fields are again as they are stored
 */
export function useTypedParts<Part extends { key: string }>(onStored: (formId: string) => void) {
  const [changed, setChanged] = useState<readonly ChangedForm<Part>[]>([]);
  const isAny = changed.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAny]);
  const watch = useCallback(
    (part: Part, formId: string, isChanged: boolean) => {
      if (!isChanged) onStored(formId);
      setChanged((now) => {
        const isKnown = now.some((each) => each.part.key === part.key && each.formId === formId);
        if (isKnown === isChanged) return now;
        return isChanged
          ? [...now, { part, formId }]
          : now.filter((each) => each.part.key !== part.key || each.formId !== formId);
      });
    },
    [onStored],
  );
  const typed = new Map(changed.map(({ part }) => [part.key, part]));
  return { typed: [...typed.values()], watch };
}
