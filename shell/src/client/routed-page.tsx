import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageRoot } from '../pages/page-root.tsx';
import type { LateRouter } from './late-router.ts';
import { drawFromPicture } from './picture-transition.ts';

/** The page that the router is at. */
export function RoutedPage({ router }: { router: LateRouter }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(
    () =>
      router.subscribe((_state, { viewTransitionOpts }) => {
        const show = () => setState(router.state);
        if (viewTransitionOpts && drawFromPicture(() => flushSync(show))) return;
        startTransition(show);
      }),
    [router],
  );
  return <PageRoot router={router} state={state} />;
}
