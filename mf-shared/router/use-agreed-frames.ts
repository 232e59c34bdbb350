import { useStore } from '@nanostores/react';
import { $consent } from 'mf-shared/stores';
import { type RefObject, useEffect } from 'react';

/** Rich texts name a video's address without loading it; it is loaded for visitors who agreed (CONTENT-13). */
export function useAgreedFrames(root: RefObject<HTMLElement | null>, html: string): void {
  const { functional } = useStore($consent, { ssr: 'initial' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML brings other frames
  useEffect(() => {
    if (!functional) return;
    for (const frame of root.current?.querySelectorAll<HTMLIFrameElement>('iframe[data-src]') ?? [])
      frame.src = frame.dataset.src ?? '';
  }, [root, functional, html]);
}
