import type { ComponentType } from 'react';

/**
 * A remote's public face for what outlives a page: the module exposed as `./<name>-app` exports this as `application`.
 * The shell mounts it through single-spa, outside #root, in the same contexts as a page: useText, useApi,
 * usePageConfig and useHref work; the router's hooks do not.
 */
export interface ApplicationModule {
  Component: ComponentType;
}

export const defineApplication = (Component: ComponentType): ApplicationModule => ({ Component });
