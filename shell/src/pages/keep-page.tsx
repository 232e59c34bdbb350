import type { RouteModule } from 'mf-shared/router';
import { type ComponentType, useEffect, useState } from 'react';
import type { RouteMatch } from '../routes/match-route.ts';
import { KeptMarkup, type Markup, shownMarkup } from './kept-markup.tsx';
import { KeptNote } from './kept-note.tsx';
import type { KeeperProps, PageModules } from './page-environment.ts';

type Loading = (match: RouteMatch) => Promise<RouteModule>;

/**
 * Keeps the page that came with the document readable while its code is not there, with a note and a retry beside it. The
 * frame around it works.
 * @param first the load that the page waits for
 * @param load tries once more
 * @param loaded the module of a page that is loaded already; it throws for any other
 */
export function pageKeeper(
  first: Promise<RouteModule>,
  load: Loading,
  loaded: PageModules['loaded'],
): (match: RouteMatch) => ComponentType<KeeperProps> | null {
  const markup = shownMarkup() ?? { owner: 'shell', html: '' };
  const Keeper = ({ match, onLoaded }: KeeperProps) => (
    <KeptPage markup={markup} first={first} load={() => load(match)} onLoaded={onLoaded} />
  );
  return (match) => (isLoaded(match, loaded) ? null : Keeper);
}

function isLoaded(match: RouteMatch, loaded: PageModules['loaded']): boolean {
  try {
    return Boolean(loaded(match));
  } catch {
    return false;
  }
}

interface KeptPageProps {
  markup: Markup;
  first: Promise<RouteModule>;
  load: () => Promise<RouteModule>;
  onLoaded: () => void;
}

function KeptPage({ markup, first, load, onLoaded }: KeptPageProps) {
  const [phase, setPhase] = useState<'waiting' | 'failed' | 'trying'>('waiting');
  const settle = (loading: Promise<RouteModule>) => loading.then(onLoaded, () => setPhase('failed'));
  useEffect(() => void settle(first), []);
  const retry = () => {
    setPhase('trying');
    void settle(load());
  };
  return (
    <>
      {/* Not in the first render, which is the server's. */}
      {phase !== 'waiting' && <KeptNote isTrying={phase === 'trying'} onRetry={retry} />}
      <KeptMarkup {...markup} />
    </>
  );
}
