import type { StaffDeliveries } from 'mf-shared/contract';
import { deliveryKinds } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import textStyles from 'mf-shared/ui/text/text.module.css';
import { FormFrame } from '../../forms/form-frame.tsx';
import rows from '../kept-rows.module.css';
import room from '../staff-room.module.css';
import { useMay } from '../use-may.ts';
import { useNewRecord } from '../written/use-new-record.ts';
import { DeliveryFields, ofField } from './delivery-form.tsx';
import { type DeliveryField, deliveryFields, emptyDelivery, readDelivery } from './typed-delivery.ts';

type Field = DeliveryField | 'country' | 'kind' | 'carrier';
const initial: Readonly<Record<Field, string>> = { ...emptyDelivery, country: '', kind: 'home', carrier: '' };

interface NewDeliveryProps {
  countries: StaffDeliveries['countries'];
  onMade: () => void;
}

/** Makes a way to deliver that nobody is offered yet, and leads to it in the list (STAFF-52). */
export function NewDeliveryForm({ countries, onMade }: NewDeliveryProps) {
  const text = useText('mf-account');
  const form = useNewRecord<Field>({
    ...{ room: 'deliveries', id: 'delivery-new', initial, onMade },
    fields: ['country', 'kind', 'carrier', ...deliveryFields],
    rules: { country: ['required'], price: ['required'], days_from: ['required'], days_to: ['required'] },
    read: (typed) => {
      const state = readDelivery(typed);
      if (typeof state === 'string') throw ofField(state, text('staff_deliveries.not_valid'));
      const { country, kind, carrier } = typed;
      return { body: { ...state, country, kind, carrier }, names: state.names };
    },
    pathOf: (id) => `/staff/deliveries/?open=${id}`,
  });
  return (
    <FormFrame form={form} action={text('staff_deliveries.make')} look="line">
      <TaxesHint />
      <div className={rows.fields}>
        <SelectField {...form.field('country')}>
          <option value="">{text('staff_order.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('kind')}>
          {deliveryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(`staff_deliveries.kind_${kind}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.field('carrier')}
          maxLength={100}
          autoComplete="off"
          hint={text('staff_deliveries.carrier_hint')}
          isOptional
        />
      </div>
      <DeliveryFields form={form} />
    </FormFrame>
  );
}

/** Where a country gets the rates without which nothing is sent to it. */
function TaxesHint() {
  const text = useText('mf-account');
  const href = useHref();
  const may = useMay();
  return (
    <p className={room.muted}>
      {text('staff_deliveries.country_hint')}{' '}
      {may('taxes.keep') && (
        <a className={textStyles.link} href={href('/staff/taxes/')}>
          {text('staff.taxes')}
        </a>
      )}
    </p>
  );
}
