import { createRoot } from 'react-dom/client';
import type { PageContext } from '../page-providers.tsx';
import { SharedProviders } from '../page-providers.tsx';
import { ConsentBar } from './consent-bar.tsx';

/** Puts the question before the page: first for the keyboard, at the window's foot for the eye. */
export function askConsent(context: Pick<PageContext, 'i18n' | 'api' | 'config'>): void {
  const element = document.createElement('div');
  element.dataset.boundary = 'shell';
  document.body.prepend(element);
  createRoot(element).render(
    <SharedProviders {...context}>
      <ConsentBar />
    </SharedProviders>,
  );
}
