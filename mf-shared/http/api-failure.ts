import type { ApiError } from 'mf-shared/contract';

/** A refusal or failure of a call. `message` is for people, in their language; `fields` holds a message per form field. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** JSON for the error screen (ERR-5), or null. */
  data: string | null = null;

  /** @param status HTTP status, or 0 when no answer came (offline, time-out, service gone). */
  constructor(status: number, code: string, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** What was thrown, as a failure of a call; anything that the service did not say counts as no answer. */
export function toFailure(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure(0, 'no_answer', '');
}

/** Reads the service's error shape from a parsed body; anything else becomes a plain failure with the status. */
export function toApiFailure(status: number, body: unknown): ApiFailure {
  if (typeof body === 'object' && body !== null && 'error' in body) {
    const { error } = body as Partial<ApiError>;
    if (typeof error?.code === 'string' && typeof error.message === 'string') {
      const failure = new ApiFailure(status, error.code, error.message, error.fields);
      failure.data = error.data ?? null;
      return failure;
    }
  }
  return new ApiFailure(status, `http_${status}`, '');
}
