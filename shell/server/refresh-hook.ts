import type { FastifyInstance } from 'fastify';

export const refreshHookPath = '/development/refresh-hook.js';

/** Stands before React: every remote brings its own Fast Refresh, which finds React through the renderers kept here. */
const hook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

export function addRefreshHook(app: FastifyInstance): void {
  app.get(refreshHookPath, (_request, reply) => {
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(hook);
  });
}
