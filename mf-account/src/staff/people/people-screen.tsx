import type { StaffPeople, StaffPerson } from 'mf-shared/contract';
import { staffRoles } from 'mf-shared/contract/staff-choices';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import order from '../order/order.module.css';
import room from '../staff-room.module.css';
import { EndAccess } from '../systems/end-access.tsx';
import styles from './people.module.css';

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
                <Person person={person} stores={data.stores} onChanged={retry} />
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

function Person({ person, stores, onChanged }: { person: StaffPerson; stores: Stores; onChanged: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { id, name, email, has_second_factor, is_you } = person;
  const form = useForm<'role' | 'store_id'>({
    id: `person-${id}`,
    initial: { role: person.role, store_id: person.store ? String(person.store.id) : '' },
    labels: { role: text('staff_people.role'), store_id: text('staff_people.store') },
    rules: ({ role }) => (role === 'store' ? { store_id: ['required'] } : {}),
    send: async (typed) => {
      await api.put(`${path}${id}/`, bodyOf(typed));
      showToast('success', text('staff_people.saved', { name }));
      onChanged();
    },
  });
  const end = async () => {
    await api.post(`${path}${id}/end/`, {});
    showToast('success', text('staff_people.ended', { name }));
    onChanged();
  };
  const isChanged = form.values.role !== person.role || form.values.store_id !== String(person.store?.id ?? '');
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
        </FormFrame>
      </div>
      <EndAccess name={name || email} effect={text('staff_people.end_effect')} onEnd={end} />
    </article>
  );
}

type RoleField = 'role' | 'store_id';

interface RoleFieldsProps {
  form: {
    values: Readonly<Record<RoleField, string>>;
    field: (name: RoleField) => Omit<ReturnType<Form<RoleField>['field']>, 'name'> & { name: string };
  };
  stores: Stores;
}

function RoleFields({ form, stores }: RoleFieldsProps) {
  const text = useText('mf-account');
  return (
    <>
      <SelectField {...form.field('role')}>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {text(`staff_people.role_${role}`)}
          </option>
        ))}
      </SelectField>
      {form.values.role === 'store' && (
        <SelectField {...form.field('store_id')}>
          <option value="">{text('staff_returns.choose_store')}</option>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
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
      await api.post(path, { email, ...bodyOf(typed) });
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

const bodyOf = ({ role, store_id }: { role: string; store_id: string }) => ({
  role,
  store_id: role === 'store' && store_id !== '' ? Number(store_id) : null,
});
