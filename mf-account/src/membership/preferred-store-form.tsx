import type { Customer, Resources } from 'mf-shared/contract';
import { ApiFailure, useFormState, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { isPickupStore } from 'mf-shared/rules/pickup-store';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { useState } from 'react';
import styles from './membership.module.css';

interface PreferredStoreFormProps {
  chosen: number | null;
  onSave: (change: Pick<Customer, 'preferred_store'>) => Promise<void>;
}

/** The store that stands first where goods are picked up, or none (SESSION-85). */
export function PreferredStoreForm({ chosen, onSave }: PreferredStoreFormProps) {
  const text = useText('mf-account');
  const [store, setStore] = useState(chosen);
  const { data } = useQuery<Resources>('/api/resources/');
  const stores = data?.stores.filter(isPickupStore) ?? [];
  const form = useFormState({
    id: 'preferred-store',
    initial: {},
    send: async () => {
      await onSave({ preferred_store: store });
      showToast('success', text('settings.saved'));
    },
    explain: (failure) => {
      const message = failure instanceof ApiFailure && failure.status < 500 ? failure.message : '';
      showToast('error', message || text('form.no_answer'));
      return {};
    },
  });
  return (
    <form onSubmit={form.submit} className={styles.choices} method="post">
      <SelectField
        label={text('settings.preferred_store')}
        hint={text('settings.preferred_store_hint')}
        value={store ?? ''}
        onChange={({ target }) => setStore(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{text('settings.no_preferred_store')}</option>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="line" isBusy={form.state === 'loading'}>
        {text('settings.save')}
      </Button>
    </form>
  );
}
