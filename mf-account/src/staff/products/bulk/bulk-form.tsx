import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../../forms/form-frame.tsx';
import type { Form } from '../../../forms/use-form.ts';
import styles from './bulk.module.css';
import { type ChangeKind, canEnd, kindsOfPrices, kindsOfVisibility, type TypedChange, waysOf } from './typed-change.ts';

const endings = ['none', '90', '95'];

interface BulkFormProps {
  form: Form<keyof TypedChange>;
  /** With what it began: prices or visibility. */
  kind: ChangeKind;
}

/** What shall change, by how much, and when. */
export function BulkForm({ form, kind: first }: BulkFormProps) {
  const text = useText('mf-account');
  const { kind, how } = form.values;
  const kinds = kindsOfVisibility.some((each) => each === first) ? kindsOfVisibility : kindsOfPrices;
  const ways = waysOf(kind);
  const choose = (next: string) => {
    const known = waysOf(next);
    form.setValues({ ...form.values, kind: next, how: known.includes(how) ? how : (known[0] ?? 'lower') });
  };
  return (
    <FormFrame form={form} action={text('staff_bulk.look')} look="line">
      <div className={styles.fields}>
        <SelectField {...form.field('kind')} onChange={({ target }) => choose(target.value)}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {text(`staff_bulk.kind_${each}`)}
            </option>
          ))}
        </SelectField>
        {ways.length > 0 && (
          <>
            <SelectField {...form.field('how')}>
              {ways.map((way) => (
                <option key={way} value={way}>
                  {text(`staff_bulk.how_${way}`)}
                </option>
              ))}
            </SelectField>
            <TextField
              {...form.field('value')}
              label={text(how === 'set' ? 'staff_bulk.value_euro' : 'staff_bulk.value_percent')}
              inputMode="decimal"
              autoComplete="off"
              required
            />
            {how !== 'set' && (
              <SelectField {...form.field('ending')}>
                {endings.map((ending) => (
                  <option key={ending} value={ending}>
                    {text(`staff_bulk.ending_${ending}`)}
                  </option>
                ))}
              </SelectField>
            )}
          </>
        )}
        <TextField {...form.field('from')} type="datetime-local" isOptional />
        {canEnd(kind) && <TextField {...form.field('until')} type="datetime-local" isOptional />}
      </div>
      <p className={styles.hint}>{text(`staff_bulk.lead_${kind}`)}</p>
    </FormFrame>
  );
}
