import type { RouteModule } from 'mf-shared/router';
import { PageUnavailable } from '../pages/screen-error.ts';

/** The longest wait for a page's data, and for what its rendering asks for. */
const deadlineMs = 8000;

/** A loader that does not end in time fails like a page whose code does not come. Its calls are told to stop. */
export function withDeadline(route: RouteModule, remote: string): RouteModule {
  const { loader } = route;
  if (!loader) return route;
  return {
    ...route,
    loader(request) {
      const late = new AbortController();
      const signal = AbortSignal.any([request.signal, late.signal]);
      return beforeDeadline(loader({ ...request, signal }), remote).finally(() => late.abort());
    },
  };
}

/** @throws PageUnavailable when the work takes longer than anybody waits */
export function beforeDeadline<Value>(work: Promise<Value>, remote: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    const overdue = () => reject(new PageUnavailable(remote, new Error(`No end within ${deadlineMs / 1000} s`)));
    timer = setTimeout(overdue, deadlineMs);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
