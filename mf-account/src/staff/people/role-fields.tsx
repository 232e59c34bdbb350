import type { StaffPeople } from 'mf-shared/contract';
import { staffRoles } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import type { Form } from '../../forms/use-form.ts';

export type RoleField = 'role' | 'store_id';

interface RoleFieldsProps {
  form: {
    values: Readonly<Record<RoleField, string>>;
    field: (name: RoleField) => Omit<ReturnType<Form<RoleField>['field']>, 'name'> & { name: string };
  };
  stores: StaffPeople['stores'];
}

/** The role, and the store of somebody who works in one. */
export function RoleFields({ form, stores }: RoleFieldsProps) {
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

/** What is sent of a role. */
export const roleBody = ({ role, store_id }: { role: string; store_id: string }) => ({
  role,
  store_id: role === 'store' && store_id !== '' ? Number(store_id) : null,
});
