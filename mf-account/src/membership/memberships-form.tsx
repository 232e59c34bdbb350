import type { Customer } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import styles from './membership.module.css';

interface MembershipsFormProps {
  customer: Pick<Customer, 'scout' | 'latu'>;
  onSave: (change: Pick<Customer, 'scout' | 'latu'>) => Promise<void>;
}

/** What the cards of scouts and of members of Suomen Latu say: with it the club's prices are theirs (STAFF-8, STAFF-23). */
export function MembershipsForm({ customer: { scout, latu }, onSave }: MembershipsFormProps) {
  const text = useText('mf-account');
  const form = useForm({
    id: 'memberships',
    initial: {
      scout_group: scout?.group ?? '',
      scout_id: scout?.member_id ?? '',
      latu_branch: latu?.branch ?? '',
      latu_id: latu?.member_id ?? '',
    },
    labels: {
      scout_group: text('membership.scout_group'),
      scout_id: text('membership.scout_id'),
      latu_branch: text('membership.latu_branch'),
      latu_id: text('membership.latu_id'),
    },
    // A card has both, or there is none.
    rules: ({ scout_group, scout_id, latu_branch, latu_id }) => ({
      ...(scout_id && { scout_group: ['required'] }),
      ...(scout_group && { scout_id: ['required'] }),
      ...(latu_id && { latu_branch: ['required'] }),
      ...(latu_branch && { latu_id: ['required'] }),
    }),
    send: async (values) => {
      await onSave({
        scout: values.scout_group ? { group: values.scout_group, member_id: values.scout_id } : null,
        latu: values.latu_branch ? { member_id: values.latu_id, branch: values.latu_branch } : null,
      });
      showToast('success', text('membership.saved'));
    },
    explain: ({ fields }) => {
      const wrong = text('membership.wrong');
      const found = {
        ...('scout.group' in fields && { scout_group: wrong }),
        ...('scout.member_id' in fields && { scout_id: wrong }),
        ...('latu.branch' in fields && { latu_branch: wrong }),
        ...('latu.member_id' in fields && { latu_id: wrong }),
      };
      return Object.keys(found).length > 0 ? found : null;
    },
  });
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <p>{text('membership.lead')}</p>
      <fieldset className={styles.card}>
        <legend>{text('membership.scout')}</legend>
        <TextField {...form.field('scout_group')} autoComplete="off" />
        <TextField {...form.field('scout_id')} autoComplete="off" />
      </fieldset>
      <fieldset className={styles.card}>
        <legend>{text('membership.latu')}</legend>
        <TextField {...form.field('latu_id')} autoComplete="off" />
        <TextField {...form.field('latu_branch')} autoComplete="off" />
      </fieldset>
    </FormFrame>
  );
}
