import { useStore } from '@nanostores/react';
import { $toasts, hideToast } from 'mf-shared/stores';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Toasts } from 'mf-shared/ui/toasts/toasts.tsx';
import { Suspense } from 'react';

// Comes with what no page waits for, so that it is there when the network is not.
const ToastMessage = lazyPart(() =>
  import(/* webpackChunkName: "idle-work" */ 'mf-shared/ui/toasts/toast-message.tsx').then(
    (module) => module.ToastMessage,
  ),
);

/** The shop's one place for messages (ERR-16 to ERR-18). */
export function ToastRegion() {
  const toasts = useStore($toasts, { ssr: 'initial' });
  return (
    <Toasts count={toasts.length}>
      <Suspense>
        {toasts.map(({ id, ...words }) => (
          <ToastMessage key={id} {...words} onClose={() => hideToast(id)} />
        ))}
      </Suspense>
    </Toasts>
  );
}
