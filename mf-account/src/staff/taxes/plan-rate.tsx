import type { StaffTaxArea, StaffTaxes } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { rateKey } from 'mf-shared/rules/rate-key';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import rows from '../kept-rows.module.css';
import { readAnew } from '../read-anew.ts';
import { percentWords, readPercent } from './rates.ts';

interface PlanRateProps {
  area: StaffTaxArea;
  classes: StaffTaxes['classes'];
  today: string;
  onSaved: () => void;
  onMade: () => void;
}

/** Plans a rate of an area from a day to come; one of the same class and day is replaced, which the form says. */
export function PlanRate({ area, classes, today, onSaved, onMade }: PlanRateProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const { rates } = area;
  const form = useForm<'taxClass' | 'percent' | 'from'>({
    id: `tax-area-${area.id}`,
    initial: { taxClass: String(commonest(classes)), percent: '', from: '' },
    labels: {
      taxClass: text('staff_taxes.class'),
      percent: text('staff_taxes.percent'),
      from: text('staff_taxes.from'),
    },
    rules: { percent: ['required'], from: ['required'] },
    send: async ({ taxClass, percent, from }) => {
      const read = readPercent(percent);
      if (read === null) throw ofField('percent', text('staff_taxes.not_valid'));
      if (!/^\d{4}-\d\d-\d\d$/.test(from)) throw ofField('from', text('staff_taxes.no_day'));
      const body = { rates: { ...rates, [rateKey(taxClass, from)]: read }, was: { rates } };
      await api.put(`/api/staff/taxes/${area.id}/`, body).catch(readAnew(onSaved));
      showToast('success', text('staff_taxes.saved', { area: area.name }));
      onMade();
    },
  });
  const replaced = rates[rateKey(form.values.taxClass, form.values.from)];
  return (
    <FormFrame form={form} action={text('staff_taxes.make')} look="line">
      <div className={rows.fields}>
        <SelectField {...form.field('taxClass')}>
          {classes.map(({ tax_class, model_count }) => (
            <option key={tax_class} value={tax_class}>
              {text('staff_taxes.class_named', {
                count: model_count,
                class: tax_class,
                shown: model_count.toLocaleString(locale),
              })}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('percent')} inputMode="decimal" autoComplete="off" />
        <TextField {...form.field('from')} type="date" min={dayAfter(today)} hint={text('staff_taxes.plan_hint')} />
      </div>
      {replaced !== undefined && (
        <Notice kind="info" isLive>
          {text('staff_taxes.replaces', { rate: percentWords(replaced, locale) })}
        </Notice>
      )}
    </FormFrame>
  );
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The class that most products have. */
const commonest = (classes: StaffTaxes['classes']): number =>
  classes.toSorted((one, other) => other.model_count - one.model_count)[0]?.tax_class ?? 0;

const ofField = (field: 'percent' | 'from', message: string) =>
  new ApiFailure(400, 'invalid_request', message, { [field]: message });
