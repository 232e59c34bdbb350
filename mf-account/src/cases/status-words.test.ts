import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaintOutcome, complaintStatus, localeCodes, returnStatus } from 'mf-shared/contract';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'locales');
type Texts = { [key: string]: string | Texts };
const textsOf = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts;
const read = (texts: Texts, key: string) =>
  key.split('.').reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), texts);

const complaints = complaintStatus.options;
const returns = returnStatus.options;
/** Nothing that a store sold is repaired for its return. */
const storeReturns = returns.filter((status) => status !== 'fixing-return');

/** Every text that is chosen by how a case stands: no code names its whole key, so none of it can be found missing there. */
const keys = [
  ...complaints.flatMap((status) => [
    `complaint_status.${status}`,
    ...['state', 'next', 'point'].map((part) => `complaint.${part}.${status}`),
  ]),
  ...complaintOutcome.options.flatMap((outcome) => [
    `complaint.outcome.${outcome}`,
    `staff_complaints.outcome_${outcome}`,
  ]),
  ...returns.map((status) => `return_status.${status}`),
  ...[...returns, 'with_shop', 'to_pay', 'exchanged', 'repaired'].flatMap((state) => [
    `returns.state.${state}`,
    `returns.next.${state}`,
  ]),
  ...storeReturns.flatMap((status) => [`store_return.state.${status}`, `store_return.next.${status}`]),
];

it.each(localeCodes)(
  'every status of returns and complaints has words of its own in %s (AFTER-50 to AFTER-55)',
  (locale) => {
    const texts = ['', 'cases.', 'staff.'].map((part) => textsOf(`${part}${locale}.json`));
    const wordsOf = (key: string) => texts.map((each) => read(each, key)).find((found) => typeof found === 'string');
    const missing = keys.filter((key) => {
      const words = wordsOf(key);
      return !words?.trim() || words === key || key.endsWith(words);
    });
    expect(missing).toEqual([]);
    // Two statuses with the same words would be one to who reads them.
    for (const list of ['complaint_status.', 'return_status.']) {
      const words = keys.filter((key) => key.startsWith(list)).map(wordsOf);
      expect(new Set(words).size).toBe(words.length);
    }
  },
);
