/** Thrown by loaders: the shell shows its error screen with this status and text (ERR-1, ERR-4). */
export class PageError extends Error {
  readonly statusCode: number;
  readonly statusMessage: string;
  /** Where the button leads and, where `isImmediate`, the browser goes by itself. Path without locale prefix. */
  readonly redirect: string | null;
  /** JSON; with a field `redirect`, a path without locale prefix, the browser goes there as soon as it is loaded (ERR-5). */
  readonly data: string | null;

  constructor(statusCode: number, statusMessage: string, redirect: string | null = null, data: string | null = null) {
    super(statusMessage);
    this.name = 'PageError';
    this.statusCode = statusCode;
    this.statusMessage = statusMessage;
    this.redirect = redirect;
    this.data = data;
  }
}

/** Thrown by loaders to send the visitor elsewhere: 301 or 308 on the server, a navigation in the browser. */
export class PageRedirect extends Error {
  readonly path: string;
  readonly status: 301 | 302 | 303 | 307 | 308;

  constructor(path: string, status: PageRedirect['status'] = 302) {
    super(`redirect to ${path}`);
    this.name = 'PageRedirect';
    this.path = path;
    this.status = status;
  }
}
