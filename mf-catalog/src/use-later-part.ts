import { useApi } from 'mf-shared/http';
import { type ComponentType, useEffect, useState } from 'react';
import { reportFailure } from './lib/report-failure.ts';

/**
 * A part of the page whose code comes in a file of its own, once it is wanted; null until it is there.
 * Where it cannot be loaded the next wish tries again.
 * @param load stable between renderings
 */
export function useLaterPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const api = useApi();
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (Part) => setPart({ Part }),
      (error) => reportFailure(api, 'part of the page', error),
    );
  }, [isMissing, load, api]);
  return part?.Part ?? null;
}
