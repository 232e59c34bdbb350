import { provided } from 'mf-shared/rules/provided';
import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from './api-client.ts';

const ApiContext = createContext<ApiClient | null>(null);
let current: ApiClient | null = null;

/** Set once by the shell's browser entry, so that stores and applications outside the page can call the service. */
export function setBrowserApi(api: ApiClient): void {
  current = api;
}

/** The page's client for code outside React (stores, applications). Browser only. */
export function browserApi(): ApiClient {
  if (!current) throw new Error('browserApi() before the shell set it');
  return current;
}

export function ApiProvider({ api, children }: { api: ApiClient; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The client with the page's language and the customer's token. */
export const useApi = (): ApiClient => provided(useContext(ApiContext), 'ApiProvider');
