import type { Customer, MenuGroup } from 'mf-shared/contract';
import { useFormState, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { useState } from 'react';
import styles from './membership.module.css';

interface GiftCategoryFormProps {
  chosen: number | null;
  onSave: (change: Pick<Customer, 'gift_category'>) => Promise<void>;
}

/** What the club's gifts are chosen from: one group of the menu, or none (SESSION-82). */
export function GiftCategoryForm({ chosen, onSave }: GiftCategoryFormProps) {
  const text = useText('mf-account');
  const [category, setCategory] = useState(chosen);
  const { data } = useQuery<{ productGroups: MenuGroup[] }>('/api/product-groups/');
  const groups = data?.productGroups.filter(({ showInMenu }) => showInMenu) ?? [];
  const form = useFormState({
    id: 'gift-category',
    initial: {},
    send: async () => {
      await onSave({ gift_category: category });
      showToast('success', text('membership.gift_saved'));
    },
    explain: () => {
      showToast('error', text('membership.gift_failed'));
      return {};
    },
  });
  const choices = [{ id: null, name: text('membership.gift_none') }, ...groups];
  return (
    <form onSubmit={form.submit} className={styles.choices} method="post">
      <fieldset>
        <legend>{text('membership.gift_lead')}</legend>
        {choices.map(({ id, name }) => (
          <Check
            key={id}
            type="radio"
            name="gift-category"
            label={name}
            checked={category === id}
            onChange={() => setCategory(id)}
          />
        ))}
      </fieldset>
      <Button type="submit" look="line" isBusy={form.state === 'loading'}>
        {text('settings.save')}
      </Button>
    </form>
  );
}
