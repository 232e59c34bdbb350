import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { $modal, closeModal } from 'mf-shared/stores';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense } from 'react';

const ConsentForm = lazyPart(() =>
  import(/* webpackChunkName: "consent" */ './consent-form.tsx').then((module) => module.ConsentForm),
);

/** Asks what the shop may remember about the visitor and pass on. It is opened by `openModal('consent')` from anywhere. */
export function ConsentDialog() {
  const text = useText('shell');
  const modal = useStore($modal, { ssr: 'initial' });
  return (
    <Dialog isOpen={modal?.name === 'consent'} onClose={closeModal} title={text('consent.title')} width="narrow">
      <Suspense>
        <ConsentForm />
      </Suspense>
    </Dialog>
  );
}
