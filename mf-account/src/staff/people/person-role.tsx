import type { StaffPeople, StaffPerson } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import room from '../staff-room.module.css';
import { EndAccess } from '../systems/end-access.tsx';
import { useChangedVersion } from '../worklist/use-changed-version.ts';
import styles from './people.module.css';
import { type RoleField, RoleFields, roleBody } from './role-fields.tsx';

const path = '/api/staff/people/';

interface PersonRoleProps {
  person: StaffPerson;
  stores: StaffPeople['stores'];
  onChanged: () => void;
}

const fields = ['role', 'store_id'] as const satisfies readonly RoleField[];

/** One member of the staff, whose role is changed and ended; what another admin saved meanwhile is shown beside what was chosen. */
export function PersonRole({ person, stores, onChanged }: PersonRoleProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { id, name, email, has_second_factor, is_you } = person;
  const stored = { role: person.role, store_id: String(person.store?.id ?? '') };
  const was = roleBody(stored);
  const form = useForm<RoleField>({
    id: `person-${id}`,
    initial: stored,
    labels: { role: text('staff_people.role'), store_id: text('staff_people.store') },
    rules: ({ role }) => (role === 'store' ? { store_id: ['required'] } : {}),
    send: async (typed) => {
      const next = roleBody(typed);
      await api.put(`${path}${id}/`, { ...next, was }).catch(readAnew(onChanged));
      // The store that was chosen with another role is not kept.
      form.showKept({ role: next.role, store_id: String(next.store_id ?? '') });
      showToast('success', text('staff_people.saved', { name }));
      onChanged();
    },
  });
  useChangedVersion(JSON.stringify(stored), () => form.showNewer(stored));
  const end = async () => {
    try {
      await api.post(`${path}${id}/end/`, { was }).catch(readAnew(onChanged));
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.code === 'changed_meanwhile')) throw failure;
      // The question closes: the role that is stored by now stands behind it, and is seen before the next press.
      showToast('error', text('staff_rows.quicker'));
      return;
    }
    showToast('success', text('staff_people.ended', { name }));
    onChanged();
  };
  const isChanged = JSON.stringify(roleBody(form.values)) !== JSON.stringify(was);
  const wordsOf = (name: RoleField) =>
    name === 'role' ? text(`staff_people.role_${person.role}`) : (person.store?.name ?? text('staff_content.nothing'));
  return (
    <article className={styles.person} aria-labelledby={`person-name-${id}`}>
      <div className={styles.who}>
        <h3 id={`person-name-${id}`}>
          {name || email} {is_you && <span className={room.muted}>{text('staff_people.you')}</span>}
        </h3>
        <p className={room.muted}>{email}</p>
        <p className={room.muted}>
          {text(has_second_factor ? 'staff_people.second_factor' : 'staff_people.no_second_factor')}
        </p>
      </div>
      <div className={styles.role}>
        <FormFrame form={form} action={isChanged ? text('settings.save') : null} look="line">
          <RoleFields form={form} stores={stores} />
          <NewerFields {...{ form, stored, wordsOf }} names={fields} />
        </FormFrame>
      </div>
      <EndAccess name={name || email} effect={text('staff_people.end_effect')} onEnd={end} />
    </article>
  );
}
