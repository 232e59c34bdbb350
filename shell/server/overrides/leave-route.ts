import type { FastifyInstance } from 'fastify';
import { overrideHeader } from 'mf-shared/contract/release-override';
import { leavePath } from './override-badge.ts';

/** Ends the override of the browser that asks, and leads back to the page that it came from (ROUTE-139). */
export function addLeaveRoute(app: FastifyInstance, publicUrl: string): void {
  app.get(leavePath, ({ headers: { referer = '' } }, reply) =>
    reply
      .code(303)
      .headers({
        'set-cookie': overrideHeader('', 0),
        'cache-control': 'no-store',
        location: pageOf(referer, publicUrl),
      })
      .send(),
  );
}

/** The path of a page of this shop; the first page where it is of another or none. */
function pageOf(address: string, publicUrl: string): string {
  if (!URL.canParse(address)) return '/';
  const { origin, pathname, search } = new URL(address);
  return origin === new URL(publicUrl).origin && !pathname.startsWith('//') ? pathname + search : '/';
}
