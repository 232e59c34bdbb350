import { useStore } from '@nanostores/react';
import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { $modal, closeModal } from 'mf-shared/stores';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense } from 'react';

const LocaleChoices = lazyPart(() =>
  import(/* webpackChunkName: "locale-choices" */ './locale-choices.tsx').then((module) => module.LocaleChoices),
);

export interface LocaleDialogProps {
  /** This page's path in each language, without prefix; the current path where a language is missing. */
  paths: Partial<Readonly<Record<Locale, string>>>;
}

/** Language, delivery country and currency; opened by `openModal('locale')` from anywhere. */
export function LocaleDialog({ paths }: LocaleDialogProps) {
  const text = useText('shell');
  const modal = useStore($modal, { ssr: 'initial' });
  return (
    <Dialog isOpen={modal?.name === 'locale'} onClose={closeModal} title={text('locale.title')} width="narrow">
      <Suspense>
        <LocaleChoices paths={paths} />
      </Suspense>
    </Dialog>
  );
}
