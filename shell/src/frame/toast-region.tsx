import { useStore } from '@nanostores/react';
import { $toasts, hideToast } from 'mf-shared/stores';
import { Toasts } from 'mf-shared/ui/toasts/toasts.tsx';

/** The shop's one place for messages (spec: shell §8). */
export function ToastRegion() {
  const toasts = useStore($toasts, { ssr: 'initial' });
  return <Toasts toasts={toasts} onClose={hideToast} />;
}
