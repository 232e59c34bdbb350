// @vitest-environment happy-dom
import type { ApiClient } from 'mf-shared/http';
import { createI18n } from 'mf-shared/i18n';
import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { documentLocation, LazyRouter } from '../client/lazy-router.ts';
import type { LoadedPage } from '../pages/load-page.ts';
import { firstState } from '../pages/shown-state.ts';
import { startApplications } from './start-applications.tsx';

vi.mock('./application-table.ts', () => ({
  applicationTable: ['./first-app', './second-app'].map((expose) => ({ remote: 'mf-a', expose })),
}));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('an application that throws while it is drawn is told to the log, and in development to the overlay too', async () => {
  const overlay = vi.fn();
  vi.stubGlobal('reportError', overlay);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = vi.fn();
  const second = Promise.withResolvers<void>();
  const page = { kind: 'page', path: '/' } as LoadedPage;
  vi.stubEnv('NODE_ENV', 'production');
  startApplications({
    shared: { i18n: createI18n('en'), api: {} as Partial<ApiClient> as ApiClient, config: testConfig },
    isPublished: () => true,
    async load(_remote, expose) {
      if (expose === './second-app') await second.promise;
      return {
        Component() {
          throw new Error(expose);
        },
      };
    },
    router: new LazyRouter(firstState(page, documentLocation()), () => Promise.reject(new Error('not needed'))),
    report,
  });
  await expect.poll(() => report).toHaveBeenCalledWith(new Error('./first-app'));
  expect(overlay).not.toHaveBeenCalled();

  vi.stubEnv('NODE_ENV', 'development');
  second.resolve();
  await expect.poll(() => report).toHaveBeenCalledWith(new Error('./second-app'));
  expect(overlay).toHaveBeenCalledWith(new Error('./second-app'));
});
