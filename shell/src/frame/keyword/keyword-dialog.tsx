import { useStore } from '@nanostores/react';
import { $modal, closeModal } from 'mf-shared/stores';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense } from 'react';
import { pressedKeyword } from './pressed-keyword.ts';

const KeywordText = lazyPart(() =>
  import(/* webpackChunkName: "keyword" */ './keyword-text.tsx').then((module) => module.KeywordText),
);

/** The popup of a keyword, 30rem wide (NAV-42); opened by any `<button data-keyword>`. */
export function KeywordDialog() {
  const keyword = pressedKeyword(useStore($modal, { ssr: 'initial' }));
  return (
    <Dialog isOpen={keyword !== null} onClose={closeModal} title={keyword?.name ?? ''} width="narrow">
      <Suspense>{keyword && <KeywordText key={keyword.id} id={keyword.id} />}</Suspense>
    </Dialog>
  );
}
