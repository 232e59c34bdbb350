import type { TextValues } from '../texts/translate.ts';

/**
 * A refusal that the caller gets as an answer. `code` is the answer's code; its words are `errors.{code}` in locales.
 * `fields`: form field → text key, such as `validation.required`.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly values: TextValues;

  constructor(status: number, code: string, options: { fields?: Record<string, string>; values?: TextValues } = {}) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = options.fields;
    this.values = options.values ?? {};
  }
}

/** The refusal of a form because of one field. @param textKey what is told beside it, with values */
export const refusedField = (field: string, textKey: string, values: TextValues = {}): Refusal =>
  new Refusal(400, 'invalid_request', { fields: { [field]: textKey }, values });
