import type { GroupFilters, StaffGroup } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { NewerFields } from '../newer-fields.tsx';
import order from '../order/order.module.css';
import { AddKey } from '../products/making/add-key.tsx';
import { readAnew } from '../read-anew.ts';
import room from '../staff-room.module.css';
import { readKeys } from '../written/keys-in-order.ts';
import { ThingsInOrder } from '../written/things-in-order.tsx';
import { nameOf } from './group-rows.ts';

interface GroupFiltersProps {
  group: StaffGroup;
  onSaved: () => void;
}

/** The properties by which shoppers filter the list of a group (STAFF-75). */
export function GroupFiltersForm({ group, onSaved }: GroupFiltersProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const { id, filters, all_properties } = group;
  const stored = { properties: filters.properties.join(' ') };
  const form = useForm<'properties'>({
    id: `group-filters-${id}`,
    initial: stored,
    labels: { properties: text('staff_groups.filters') },
    rules: {},
    send: async ({ properties }) => {
      const body = { properties: readKeys(properties), was: filters };
      const kept = await api.put<GroupFilters>(`/api/staff/groups/${id}/filters/`, body).catch(readAnew(onSaved));
      form.showKept({ properties: kept.properties.join(' ') });
      showToast('success', text('staff_groups.saved', { name: nameOf(group, locale) }));
      onSaved();
    },
  });
  const nameOfKey = (key: string) => all_properties.find((each) => each.key === key)?.name ?? key;
  const { id: fieldId, label, error } = form.field('properties');
  const field = { id: fieldId, label, error };
  const keys = readKeys(form.values.properties);
  return (
    <section className={order.panel} aria-labelledby={`group-filters-${id}-title`}>
      <h2 id={`group-filters-${id}-title`}>{text('staff_groups.filters_title')}</h2>
      <p className={room.muted}>{text('staff_groups.filters_hint')}</p>
      <FormFrame form={form} action={text('settings.save')} look="line">
        <ThingsInOrder
          field={field}
          keys={keys}
          nameOf={nameOfKey}
          factsOf={(key) => <p>{nameOfKey(key)}</p>}
          search={(add) => (
            <AddKey
              field={field}
              options={all_properties.filter(({ key }) => !keys.includes(key))}
              onAdd={(key) => add(key, nameOfKey(key))}
            />
          )}
          onKeys={(next) => form.setValue('properties', next.join(' '))}
        />
        <NewerFields
          {...{ form, stored }}
          names={['properties']}
          wordsOf={() => filters.properties.map(nameOfKey).join(', ') || text('staff_content.nothing')}
        />
      </FormFrame>
    </section>
  );
}
