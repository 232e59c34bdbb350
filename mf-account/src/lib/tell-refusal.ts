import { ApiFailure } from 'mf-shared/http';
import type { Translate } from 'mf-shared/i18n';

/** The service's own words where it refuses; else that nothing was done. */
export function tellRefusal(failure: unknown, text: Translate): string {
  if (!(failure instanceof ApiFailure) || failure.status === 0) return text('form.no_answer');
  return failure.status < 500 && failure.message ? failure.message : text('form.failed');
}
