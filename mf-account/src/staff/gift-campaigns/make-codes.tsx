import type { MadeGiftCodes } from 'mf-shared/contract';
import { mostGiftCodes, mostUsesOfGiftCode } from 'mf-shared/contract/staff-choices';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import rows from '../kept-rows.module.css';
import { readCodes } from './typed-gift-campaign.ts';

type Field = 'count' | 'max_uses' | 'codes';

interface MakeCodesFormProps {
  path: string;
  onMade: () => void;
}

/** Makes as many codes as are asked for, or those that were typed. */
export function MakeCodesForm({ path, onMade }: MakeCodesFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm<Field>({
    id: 'gift-codes-new',
    initial: { count: '', max_uses: '1', codes: '' },
    labels: {
      count: text('staff_gift-campaigns.count'),
      max_uses: text('staff_gift-campaigns.max_uses'),
      codes: text('staff_gift-campaigns.typed_codes'),
    },
    rules: (values) => ({ max_uses: ['required'], ...(values.codes.trim() ? {} : { count: ['required'] }) }),
    send: async ({ count, max_uses, codes }) => {
      const body = { codes: readCodes(codes), count: Number(count || 0), max_uses: Number(max_uses) };
      const made = await api.post<MadeGiftCodes>(path, body);
      showToast('success', text('staff_gift-campaigns.codes_made', { count: made.codes.length }));
      onMade();
    },
  });
  return (
    <FormFrame form={form} action={text('staff_gift-campaigns.make_codes')} look="line">
      <div className={rows.fields}>
        <TextField
          {...form.field('count')}
          type="number"
          min={1}
          max={mostGiftCodes}
          step={1}
          hint={text('staff_gift-campaigns.count_hint', { count: mostGiftCodes })}
          isOptional
        />
        <TextField
          {...form.field('max_uses')}
          type="number"
          min={1}
          max={mostUsesOfGiftCode}
          step={1}
          hint={text('staff_gift-campaigns.max_uses_hint')}
        />
      </div>
      <TextArea {...form.field('codes')} rows={3} hint={text('staff_gift-campaigns.typed_hint')} isOptional />
    </FormFrame>
  );
}
