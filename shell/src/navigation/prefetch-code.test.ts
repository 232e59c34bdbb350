import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { expect, it, vi } from 'vitest';
import { DocumentNeeded } from '../pages/page-environment.ts';
import type { RouteMatch } from '../routes/match-route.ts';
import { prefetchCode } from './prefetch-code.ts';

const route = (expose: RouteMatch['expose']): RouteMatch => ({
  ...{ remote: 'mf-product', expose, params: {}, layout: 'default', isOwnDocument: false },
});

it('the code of the two kinds of pages that most links lead to is loaded, each once', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({});
  const match = async (path: string) => {
    if (path === '/payment/') throw new DocumentNeeded(path);
    return path === '/lost/'
      ? null
      : route(path.startsWith('/p') ? './product' : path.startsWith('/b') ? './brand' : './x');
  };
  const environment = { config: testConfig, match };
  const paths = ['/en/x/', '/en/p1/', '/en/b1/', '/en/p2/', '/en/b2/', '/en/p3/', '/en/payment/', '/en/lost/'];
  await prefetchCode(
    paths.map((path) => new URL(path, 'https://havu.example')),
    environment,
    load,
  );
  expect(load.mock.calls.map(([{ expose }]) => expose)).toEqual(['./product', './brand']);
});
