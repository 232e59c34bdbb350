const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/**
 * What a database error means for the caller: `bad_value` where a value cannot be stored (NUL characters, numbers out
 * of range: class 22), `unavailable` where the server is gone, full or shutting down (classes 08, 53, 57P), `account_ended`
 * where the customer's account was merged or erased before the write came (ACEND, from the trigger refuse_ended_account).
 */
export function databaseFailure(error: unknown): 'bad_value' | 'unavailable' | 'account_ended' | null {
  if (!(error instanceof Error)) return null;
  if (/Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message))
    return 'unavailable';
  if (!('code' in error) || typeof error.code !== 'string') return null;
  if (networkCodes.has(error.code) || /^(08|53|57P)/.test(error.code)) return 'unavailable';
  if (error.code === 'ACEND') return 'account_ended';
  return /^22[0-9A-Z]{3}$/.test(error.code) ? 'bad_value' : null;
}
