import { type ApiClient, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { type RouteModule, usePageConfig } from 'mf-shared/router';
import { use, useState } from 'react';
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

/** What each typed answer makes of a page; null where it could not be made. */
const pages = new WeakMap<object, Promise<unknown>>();

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
    const url = new URL(path, location.origin);
    const request = { url, path, params: {}, config, api: withTyped(api, call, typed), signal: neverEnds, text };
    const data = (await route.loader?.(request)) as Data;
    return { route, data };
  };
  const known = pages.get(typed) as Promise<Awaited<ReturnType<typeof make>> | null> | undefined;
  const loading = known ?? make().catch(() => null);
  pages.set(typed, loading);
  const page = use(loading);
  if (page) return <page.route.Component params={{}} path={path} data={page.data} />;
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
