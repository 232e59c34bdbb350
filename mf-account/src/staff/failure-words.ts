import { ApiFailure } from 'mf-shared/http';
import type { Translate } from 'mf-shared/i18n';

/** What to tell of a call that failed: the service's own words for a refusal, with those of its fields, which stand in no form here; ours where it did not answer. */
export function failureWords(failure: unknown, text: Translate): string {
  if (failure instanceof ApiFailure && failure.status > 0 && failure.status < 500 && failure.message)
    return [failure.message, ...Object.values(failure.fields)].join(' ');
  return text('form.no_answer');
}
