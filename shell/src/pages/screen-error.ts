import { ApiFailure } from 'mf-shared/http';
import { PageError } from 'mf-shared/router';

/** What the error screen shows (ERR-1 to ERR-3). Plain data, so that a server-rendered error hydrates. */
export interface ScreenError {
  statusCode: number;
  /** Where the screen's own title for the status is not enough. */
  title?: string;
  /** For people; empty where the screen's own words for the status are better. */
  statusMessage: string;
  /** Path without locale prefix to which the screen goes by itself after a second, or null. */
  redirect: string | null;
  /** JSON that may lead elsewhere at once (ERR-5), or null. */
  data: string | null;
  /** True where the service did not give what the page needs (ERR-14). */
  isServiceFailure: boolean;
  /** True where trying again may help: the page's code or the service did not answer. */
  isRetryable: boolean;
}

const plain = { statusMessage: '', redirect: null, data: null, isServiceFailure: false } as const;

/** Whether nothing stands at the address, for now or for good. */
export const isMissing = ({ statusCode }: Pick<ScreenError, 'statusCode'>): boolean =>
  statusCode === 404 || statusCode === 410;

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
    const { statusCode, statusMessage, redirect, data, cause } = error;
    // A loader may call missing what could not be loaded (LIST-6).
    const isRetryable = statusCode >= 500 || (cause instanceof ApiFailure && toScreenError(cause).isRetryable);
    return { ...plain, statusCode, statusMessage, redirect, data, isRetryable };
  }
  if (error instanceof ApiFailure) {
    const statusCode = error.status === 0 ? 503 : error.status;
    const isServiceFailure = statusCode >= 500;
    const { message: statusMessage, data } = error;
    return { ...plain, statusCode, statusMessage, data, isServiceFailure, isRetryable: isServiceFailure };
  }
  if (error instanceof PageUnavailable) return { ...plain, statusCode: 503, isRetryable: true };
  return { ...plain, statusCode: 500, isRetryable: true };
}

/** What is gone for good, in words of its own. */
export function gone(title: string, statusMessage: string): ScreenError {
  return { ...plain, statusCode: 410, title, statusMessage, isRetryable: false };
}

/** @param statusMessage 'Page not found: {path}' in the page's language (ROUTE-6) */
export function notFound(statusMessage: string): ScreenError {
  return { ...plain, statusCode: 404, statusMessage, isRetryable: false };
}
