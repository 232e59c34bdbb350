import { customerKinds, customerSorts } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { deliveryCountries } from 'mf-shared/rules/delivery-countries';
import { locales } from 'mf-shared/rules/locales';
import { sortedCountries } from 'mf-shared/rules/sorted-countries';
import { FindFiltered } from '../find-filtered.tsx';
import { languageName } from '../language-name.ts';
import { choiceOf, sortOf } from '../list-filter.ts';
import type { AskedCustomers } from './asked-customers.ts';

/** The question about customers. */
export function FindCustomers({ asked }: { asked: AskedCustomers }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const label = (name: string) => text(`staff_customers.${name}`);
  const whether = (name: string, words: string) =>
    choiceOf(name, words, ['yes', 'no'], (value) => text(`staff_log.${value}`));
  // Companies that wait are listed by how long they have waited unless another order is asked for.
  const wordsOfSort = (sort: string) =>
    label(sort === 'newest' && asked.organisation ? 'sort_waiting' : `sort_${sort}`);
  const codes = new Set([...Object.keys(deliveryCountries), ...(asked.country ? [asked.country] : [])]);
  const countries = sortedCountries([...codes], locale).map(({ code, name }) => ({ value: code, name }));
  return (
    <FindFiltered
      room="customers"
      asked={asked}
      first={[
        choiceOf('kind', label('kind'), customerKinds, (kind) => label(`kind_${kind}`)),
        sortOf(label('sort'), customerSorts, wordsOfSort),
        {
          ...{ name: 'organisation', label: label('only_waiting'), is: 'check' },
          options: [{ value: 'waiting', name: '' }],
        },
      ]}
      more={[
        whether('club', label('club')),
        whether('marketing', label('marketing')),
        whether('orders', label('has_ordered')),
        whether('staff', label('staff_role')),
        { name: 'country', label: label('country'), is: 'choice', options: countries },
        choiceOf('language', label('language'), locales, (language) => languageName(language, locale)),
        { name: 'from', label: label('from'), is: 'day' },
        { name: 'to', label: label('to'), is: 'day' },
      ]}
    />
  );
}
