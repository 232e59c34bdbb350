import { PageError } from 'mf-shared/router';

/**
 * The 404 of what could not be loaded, for whatever reason (LIST-6, LIST-17, GIFT-22, ROUTE-120). The shell reads from the cause whether
 * the service failed: then trying again may help.
 */
export function notLoaded(message: string, cause: unknown): PageError {
  return Object.assign(new PageError(404, message), { cause });
}
