import { type ApiClient, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { type RouteModule, usePageConfig } from 'mf-shared/router';
import { logInfo } from 'mf-shared/stores';
import { type ReactElement, use, useState } from 'react';
import layout from '../layout/layout.module.css';
import { retryUntilLoaded } from '../lazy/lazy-part.ts';
import { LoadAgain, type PreviewWords } from './load-again.tsx';

interface TypedPageProps<Data> {
  /** The room whose page it is. */
  namespace: string;
  /** Loads the page's route, in the chunk that shoppers load. */
  load: () => Promise<{ route: RouteModule<Data> }>;
  /** The page's path without language. */
  path: string;
  /** The call by which the page reads what was typed, and what is answered instead. */
  call: string;
  typed: object;
  words: PreviewWords;
}

/** The page of each typed answer; null where it could not be made. */
const pages = new WeakMap<object, Promise<ReactElement | null>>();

/**
 * A page as its own route makes it, with what was typed in the place of what is saved (STAFF-64). It waits within the
 * nearest optional part.
 */
export function TypedPage<Data>(props: TypedPageProps<Data>) {
  const { namespace, load, path, call, typed, words } = props;
  const text = useText(namespace);
  const config = usePageConfig();
  const api = useApi();
  const [, drawAgain] = useState(0);
  const make = async () => {
    const { route } = await retryUntilLoaded(load);
    if (!route.loader) throw new Error(`The page ${path} reads nothing that could be typed`);
    const url = new URL(path, location.origin);
    const request = { url, path, params: {}, config, api: withTyped(api, call, typed), signal: neverEnds, text };
    return <route.Component params={{}} path={path} data={await route.loader(request)} />;
  };
  const making =
    pages.get(typed) ??
    make().catch((error: unknown) => {
      logInfo(`A preview could not be drawn: ${String(error)}`);
      return null;
    });
  pages.set(typed, making);
  const page = use(making);
  if (page) return page;
  const retry = () => {
    pages.delete(typed);
    drawAgain((count) => count + 1);
  };
  return (
    <div className={layout.page}>
      <LoadAgain words={words} onRetry={retry} />
    </div>
  );
}

const neverEnds = AbortSignal.any([]);

const withTyped = (api: ApiClient, call: string, typed: object): ApiClient => ({
  ...api,
  get: <T,>(path: string, options?: Parameters<ApiClient['get']>[1]) =>
    path === call ? Promise.resolve(typed as T) : api.get<T>(path, options),
});
