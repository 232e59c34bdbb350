import type { Customer } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { $session } from 'mf-shared/stores';
import { useCallback, useEffect, useState } from 'react';

/** What PATCH /api/customer/ takes; what is not sent stays. */
export type CustomerChange = Partial<
  Pick<
    Customer,
    | 'first_name'
    | 'last_name'
    | 'phone'
    | 'address'
    | 'postcode'
    | 'city'
    | 'interests'
    | 'marketing_consent'
    | 'sms_consent'
    | 'review_consent'
    | 'reminder_consent'
  >
>;

export interface KnownCustomer {
  customer: Customer | null;
  hasFailed: boolean;
  retry: () => void;
  /** Saves; the session shows the new name at once. @throws ApiFailure */
  save: (change: CustomerChange) => Promise<void>;
}

/** The signed-in customer whole, for the settings. */
export function useCustomer(): KnownCustomer {
  const api = useApi();
  const [customer, setCustomer] = useState<Customer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const request = new AbortController();
    setHasFailed(false);
    api
      .get<Customer>('/api/customer/', { signal: request.signal })
      .then(setCustomer)
      .catch(() => {
        if (!request.signal.aborted) setHasFailed(true);
      });
    return () => request.abort();
  }, [api, tries]);
  const save = useCallback(
    async (change: CustomerChange) => {
      const saved = await api.patch<Customer>('/api/customer/', change);
      setCustomer(saved);
      const { first_name: firstName, last_name: lastName, phone, address, postcode, city } = saved;
      $session.set({ ...$session.get(), firstName, lastName, phone, address, postcode, city });
    },
    [api],
  );
  return { customer, hasFailed, retry: () => setTries((count) => count + 1), save };
}
