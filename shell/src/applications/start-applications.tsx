import type { ApiClient } from 'mf-shared/http';
import type { Texts } from 'mf-shared/i18n';
import { type ApplicationModule, type PageConfig, RoutingProvider } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import * as React from 'react';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { addErrorHandler, registerApplication, setMountMaxTime, start, triggerAppChange } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { LazyRouter } from '../client/lazy-router.ts';
import { SharedProviders } from '../frame/page-providers.tsx';
import { type ApplicationEntry, applicationTable } from './application-table.ts';

const retryMs = 30_000;
/** single-spa calls a mount slow after a second and late after three: on a busy phone neither is a fault. */
const mountMs = 20_000;

/** Registers the applications and lets single-spa mount them. After the router exists. */
export function startApplications(context: ApplicationContext): void {
  addErrorHandler((error) => context.report(error));
  setMountMaxTime(mountMs, false, mountMs);
  for (const entry of applicationTable) if (context.isPublished(entry.remote)) register(entry, context);
  start({ urlRerouteOnly: true });
  // single-spa's own history methods fire popstate, upon which react-router would run every loader twice.
  Reflect.deleteProperty(history, 'pushState');
  Reflect.deleteProperty(history, 'replaceState');
  context.router.subscribe(({ navigation }) => void (navigation.state === 'idle' && triggerAppChange()));
  $session.listen(() => void triggerAppChange());
}

function register({ remote, expose, isFor }: ApplicationEntry, context: ApplicationContext): void {
  const name = `${remote}${expose.slice(1)}`;
  let retryAt = 0;
  registerApplication({
    name,
    activeWhen: () => Date.now() >= retryAt && (isFor?.($session.get()) ?? true),
    async app() {
      // Set before the attempt: one that fails is made again by a later navigation, not by the next one.
      retryAt = Date.now() + retryMs;
      const { Component } = await context.load(remote, expose);
      retryAt = 0;
      return singleSpaReact({
        React,
        ReactDOMClient,
        rootComponent: () => (
          <SharedProviders {...context.shared}>
            <InRouting router={context.router}>
              <Component />
            </InRouting>
          </SharedProviders>
        ),
        // Without it a crash in the first render never settles `mount`.
        errorBoundary: (error) => {
          context.report(error);
          // The overlay of the development shows what reaches the window, and this boundary keeps it from there.
          if (process.env.NODE_ENV === 'development') globalThis.reportError(error);
          return React.createElement(React.Fragment);
        },
        domElementGetter: () => container(name, remote),
      });
    },
  });
}

/** An application sees the address as pages do, and may go to another one. */
function InRouting({ router, children }: { router: LazyRouter; children: ReactNode }) {
  const subscribe = useCallback((listener: () => void) => router.subscribe(() => listener()), [router]);
  const routing = useSyncExternalStore(subscribe, () => router.state);
  return (
    <RoutingProvider router={router} routing={routing}>
      {children}
    </RoutingProvider>
  );
}

function container(name: string, owner: string): HTMLElement {
  const id = `application-${name.replace('/', '-')}`;
  const known = document.getElementById(id);
  if (known) return known;
  const element = document.createElement('div');
  element.id = id;
  element.dataset.boundary = owner;
  document.body.append(element);
  return element;
}

/** What the applications get from the shell's start. */
interface ApplicationContext {
  shared: { i18n: Texts; api: ApiClient; config: PageConfig };
  isPublished(remote: string): boolean;
  /** Loads an application and its owner's texts. */
  load(remote: string, expose: string): Promise<ApplicationModule>;
  router: LazyRouter;
  report(error: unknown): void;
}
