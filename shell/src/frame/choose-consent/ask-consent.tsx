import { createRoot } from 'react-dom/client';
import type { PageContext } from '../../pages/page-providers.tsx';
import { SharedProviders } from '../../pages/page-providers.tsx';
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
