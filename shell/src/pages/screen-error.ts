import { ApiFailure } from 'mf-shared/http';
import { PageError } from 'mf-shared/router';

/** What the error screen shows (ERR-1 to ERR-3). Plain data, so that a server-rendered error hydrates. */
export interface ScreenError {
  statusCode: number;
  /** For people; empty where the screen's own words for the status are better. */
  statusMessage: string;
  /** Path without locale prefix to which the screen goes by itself after a second, or null. */
  redirect: string | null;
  /** True where trying again may help: the page's code or the service did not answer. */
  isRetryable: boolean;
}

export class PageUnavailable extends Error {
  /** The page's code could not be loaded: its remote is missing, broken or too slow. */
  constructor(remote: string, cause: unknown) {
    super(`The page's code could not be loaded from ${remote}`, { cause });
    this.name = 'PageUnavailable';
  }
}

/** Any failure of a page as what its visitor sees; texts of unforeseen errors never reach them. */
export function toScreenError(error: unknown): ScreenError {
  if (error instanceof PageError) {
    const { statusCode, statusMessage, redirect } = error;
    return { statusCode, statusMessage, redirect, isRetryable: statusCode >= 500 };
  }
  if (error instanceof ApiFailure) {
    const statusCode = error.status === 0 ? 503 : error.status;
    return { statusCode, statusMessage: error.message, redirect: null, isRetryable: statusCode >= 500 };
  }
  if (error instanceof PageUnavailable)
    return { statusCode: 503, statusMessage: '', redirect: null, isRetryable: true };
  return { statusCode: 500, statusMessage: '', redirect: null, isRetryable: true };
}

/** @param statusMessage 'Page not found: {path}' in the page's language (ROUTE-6) */
export function notFound(statusMessage: string): ScreenError {
  return { statusCode: 404, statusMessage, redirect: null, isRetryable: false };
}
