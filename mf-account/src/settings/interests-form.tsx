import type { MenuGroup } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { useState } from 'react';
import { SaveChoices } from './save-choices.tsx';
import type { SaveCustomer } from './use-customer.ts';

/** Product groups that the customer wants to hear of (SESSION-65). */
export function InterestsForm({ chosen, onSave }: { chosen: readonly string[]; onSave: SaveCustomer }) {
  const text = useText('mf-account');
  const [interests, setInterests] = useState(new Set(chosen));
  const groups = useTopGroups();
  const toggle = (id: string, isOn: boolean) =>
    setInterests((before) => {
      const after = new Set(before);
      if (isOn) after.add(id);
      else after.delete(id);
      return after;
    });
  return (
    <SaveChoices
      legend={text('settings.interests_lead')}
      saved={text('settings.interests_saved')}
      onSave={() => onSave({ interests: [...interests] })}
    >
      {groups.map(({ id, name }) => (
        <Check
          key={id}
          label={name}
          checked={interests.has(String(id))}
          onChange={(event) => toggle(String(id), event.target.checked)}
        />
      ))}
    </SaveChoices>
  );
}

/** Without the names there is nothing to choose; the other settings work. */
function useTopGroups(): readonly MenuGroup[] {
  const { data } = useQuery<{ productGroups: MenuGroup[] }>('/api/product-groups/');
  return data?.productGroups.filter(({ showInMenu }) => showInMenu) ?? [];
}
