import { loadTexts, useTexts } from 'mf-shared/i18n';
import { retryUntilLoaded } from 'mf-shared/ui/lazy/lazy-part.ts';
import { use } from 'react';

/** Waits for the texts of what only somebody who has signed in sees; others never load them. */
export function useSignedInTexts(): void {
  use(
    loadTexts(useTexts(), 'mf-product', 'signed-in', (locale) =>
      retryUntilLoaded(() => import(`../../locales/signed-in.${locale}.json`)),
    ),
  );
}
