import type { AddedVariants, ProductMaking } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { useState } from 'react';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useForm } from '../../../forms/use-form.ts';
import rows from '../../kept-rows.module.css';
import { LineFaults } from '../../line-faults.tsx';
import { KeyOptions } from './key-options.tsx';

interface AddVariantsProps {
  productId: number;
  making: ProductMaking;
  onMade: () => void;
}

/** Variants of a colour and a type, one line each, all or none; what is wrong is told by line, and what was typed stays. */
export function AddVariants({ productId, making: { colours, types }, onMade }: AddVariantsProps) {
  const text = useText('mf-account');
  const api = useApi();
  const [faults, setFaults] = useState<AddedVariants['faults']>([]);
  const form = useForm<'colour' | 'type' | 'lines'>({
    id: 'variants-new',
    initial: { colour: '', type: '', lines: '' },
    labels: {
      colour: text('staff_making.colour'),
      type: text('staff_making.type'),
      lines: text('staff_making.lines'),
    },
    rules: { lines: ['required'] },
    send: async ({ colour, type }) => {
      setFaults([]);
      // Not trimmed: a first cell may be empty, and lines are told by their numbers.
      const body = { colour: colour || null, type: type || null, lines: form.values.lines };
      const taken = await api.post<AddedVariants>(`/api/staff/products/${productId}/variants/`, body);
      setFaults(taken.faults);
      if (taken.faults.length > 0) return;
      showToast('success', text('staff_making.added', { count: taken.added }));
      onMade();
    },
  });
  const none = text('staff_making.none');
  return (
    <FormFrame form={form} action={text('staff_making.add')} look="line">
      <div className={rows.fields}>
        <SelectField {...form.field('colour')}>
          <KeyOptions of={colours} empty={none} />
        </SelectField>
        <SelectField {...form.field('type')}>
          <KeyOptions of={types} empty={none} />
        </SelectField>
      </div>
      <TextArea {...form.field('lines')} rows={6} spellCheck={false} hint={text('staff_making.lines_hint')} />
      {faults.length > 0 && <LineFaults faults={faults} />}
    </FormFrame>
  );
}
