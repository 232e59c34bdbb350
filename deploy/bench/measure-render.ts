import type { Figure } from './figures.ts';
import { load } from './load.ts';

/** Rendered pages: from the page cache, and with a query that no cache has seen (every request another one). */
export async function measureRender(url: string, paths: { list: string }): Promise<Figure[]> {
  const headers = { 'accept-encoding': 'br', accept: 'text/html' };
  const cached = await load({ url: url + paths.list, headers });
  let counter = 0;
  const uncached = await load({
    url,
    headers,
    requests: [
      {
        path: paths.list,
        setupRequest: (request) => {
          counter += 1;
          return { ...request, path: `${paths.list}?size=M&price=${counter % 50}-${1000 + counter}` };
        },
      },
    ],
  });
  return [
    {
      part: 'render',
      name: 'list page from the page cache',
      unit: '/s',
      value: cached.perSecond,
      target: 20_000,
      better: 'higher',
    },
    {
      part: 'render',
      name: 'list page, filtered anew each time',
      unit: '/s',
      value: uncached.perSecond,
      target: 400,
      better: 'higher',
    },
  ];
}
