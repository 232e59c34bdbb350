import { useRevalidator } from 'mf-shared/router';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense, useEffect, useState } from 'react';
import { ErrorScreen } from '../frame/error-screen.tsx';
import { usePageModules } from '../frame/page-providers.tsx';
import { KeptMarkup, shownMarkup } from './kept-markup.tsx';
import { toScreenError } from './screen-error.ts';

const KeptNote = lazyPart(() =>
  import(/* webpackChunkName: "keep-page" */ './kept-note.tsx').then(({ KeptNote }) => KeptNote),
);

interface CrashedPageProps {
  error: unknown;
  /** The page stands in the document: it stays there to be read, and a note says so (ERR-15). */
  isReadable?: boolean;
}

/** Stands in for a page whose rendering threw: the frame and all other pages go on. */
export function CrashedPage({ error, isReadable = false }: CrashedPageProps) {
  const modules = usePageModules();
  const { revalidate, state } = useRevalidator();
  const retry = () => void revalidate();
  // React has not touched the document yet when it renders this.
  const [markup] = useState(() => (isReadable ? shownMarkup() : null));
  useEffect(() => modules.report(error, location.pathname), [modules, error]);
  if (markup)
    return (
      <>
        <Suspense>
          <KeptNote isTrying={state === 'loading'} onRetry={retry} />
        </Suspense>
        <KeptMarkup {...markup} />
      </>
    );
  return (
    <div data-boundary="shell">
      <ErrorScreen error={toScreenError(error)} onRetry={retry} />
    </div>
  );
}
