import type { StaffPeople } from 'mf-shared/contract';
import { staffRoles } from 'mf-shared/contract/staff-choices';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import order from '../order/order.module.css';
import room from '../staff-room.module.css';
import styles from './people.module.css';
import { PersonRole } from './person-role.tsx';
import { RoleFields, roleBody } from './role-fields.tsx';

const path = '/api/staff/people/';
type Stores = StaffPeople['stores'];

/** The people who work in the shop, and their roles; admins give, change and end roles (STAFF-37). */
export function PeopleScreen() {
  const text = useText('mf-account');
  const { data, failure, retry } = useQuery<StaffPeople>(path);
  return (
    <section className={order.panel} aria-labelledby="staff-people">
      <h2 id="staff-people">{text('staff_people.title')}</h2>
      <p className={room.muted}>{text('staff_people.lead')}</p>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <>
          <ul className={styles.people}>
            {data.results.map((person) => (
              <li key={person.id}>
                <PersonRole person={person} stores={data.stores} onChanged={retry} />
              </li>
            ))}
          </ul>
          <NewPerson stores={data.stores} onMade={retry} />
          <RolesTold />
        </>
      )}
    </section>
  );
}

function NewPerson({ stores, onMade }: { stores: Stores; onMade: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm<'email' | 'role' | 'store_id'>({
    id: 'new-person',
    initial: { email: '', role: 'service', store_id: '' },
    labels: {
      email: text('login.email'),
      role: text('staff_people.role'),
      store_id: text('staff_people.store'),
    },
    rules: ({ role }) => ({
      email: ['required', 'email'],
      ...(role === 'store' && { store_id: ['required'] as const }),
    }),
    send: async ({ email, ...typed }) => {
      await api.post(path, { email, ...roleBody(typed) });
      showToast('success', text('staff_people.saved', { name: email }));
      form.setValues({ email: '', role: 'service', store_id: '' });
      onMade();
    },
  });
  return (
    <details className={room.more}>
      <summary>{text('staff_people.new')}</summary>
      <FormFrame form={form} action={text('staff_people.give')} look="line">
        <TextField {...form.field('email')} type="email" autoComplete="off" hint={text('staff_people.email_hint')} />
        <RoleFields form={form} stores={stores} />
      </FormFrame>
    </details>
  );
}

/** What each role may do. */
function RolesTold() {
  const text = useText('mf-account');
  return (
    <details className={room.more}>
      <summary>{text('staff_people.roles')}</summary>
      <dl className={styles.roles}>
        {staffRoles.map((role) => (
          <div key={role}>
            <dt>{text(`staff_people.role_${role}`)}</dt>
            <dd>{text(`staff_people.may_${role}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
