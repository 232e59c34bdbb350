import type { ComplaintOutcome, StaffComplaint } from 'mf-shared/contract';
import type { useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { givesMoney } from 'mf-shared/rules/complaint-moves';
import { orderMoney } from 'mf-shared/rules/order-money';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';

const outcomes: readonly ComplaintOutcome[] = ['repaired', 'replaced', 'price_reduced', 'refunded'];
const means = ['till', 'bank'] as const;

export const outcomeOf = (typed: string): ComplaintOutcome | null => outcomes.find((each) => each === typed) ?? null;
export const isInStore = ({ form }: Pick<StaffComplaint, 'form'>): boolean => form.salesChannel !== 'S';

interface SettleProps {
  complaint: StaffComplaint;
  form: Pick<
    ReturnType<typeof useFormState<'what' | 'outcome' | 'refund' | 'means' | 'goods' | 'body'>>,
    'field' | 'values' | 'setValues'
  >;
}

/**
 * What was done about a complaint and, where it is money, how much and how (AFTER-123, AFTER-124). A new product is sent by
 * people, and so is said (AFTER-138).
 */
export function SettleFields({ complaint, form }: SettleProps) {
  const text = useText('mf-account');
  const { amount, currency } = complaint.givable;
  const money = orderMoney(currency, usePageConfig());
  const most = amount > 0 ? text('staff_complaints.most', { most: money(amount) }) : '';
  const way = isInStore(complaint) ? '' : text('staff_complaints.way_it_came');
  return (
    <>
      <SelectField
        {...form.field('outcome')}
        label={text('staff_complaints.outcome')}
        onChange={({ target: { value: outcome } }) => {
          // How much less something is worth is for people to say.
          const refund = outcome === 'refunded' && amount > 0 ? amount.toFixed(2) : '';
          form.setValues((now) => ({ ...now, outcome, refund }));
        }}
      >
        {outcomes.map((each) => (
          <option key={each} value={each}>
            {text(`staff_complaints.outcome_${each}`)}
          </option>
        ))}
      </SelectField>
      {form.values.outcome === 'replaced' && <Notice>{text('staff_complaints.send_new')}</Notice>}
      {givesMoney(outcomeOf(form.values.outcome)) && (
        <>
          <TextField
            {...form.field('refund')}
            label={text('staff_complaints.refund', { currency: currency.toUpperCase() })}
            hint={[most, way].filter(Boolean).join(' ')}
            inputMode="decimal"
          />
          {isInStore(complaint) && (
            <SelectField {...form.field('means')} label={text('staff_complaints.means')}>
              <option value="" />
              {means.map((each) => (
                <option key={each} value={each}>
                  {text(`staff_complaints.means_${each}`)}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
    </>
  );
}
