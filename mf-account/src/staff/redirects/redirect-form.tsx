import type { RedirectState, StaffRedirect } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import rows from '../kept-rows.module.css';
import { NewerVersion } from '../newer-version.tsx';
import { readAnew } from '../read-anew.ts';
import { useSeen } from '../use-seen.ts';

type Field = 'old_path' | 'answer' | 'new_path';
type Typed = Readonly<Record<Field, string>>;

const longest = 1000;

interface RedirectFormProps {
  /** Null: a new one. */
  redirect: StaffRedirect | null;
  onSaved: () => void;
}

/** Makes a redirect, or changes one; what somebody else saved meanwhile is shown beside what was typed. */
export function RedirectForm({ redirect, onSaved }: RedirectFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const stored = typed(redirect);
  const form = useForm<Field>({
    id: `redirect-${redirect?.id ?? 'new'}`,
    initial: stored,
    labels: {
      old_path: text('staff_redirects.old_path'),
      answer: text('staff_redirects.answer'),
      new_path: text('staff_redirects.new_path'),
    },
    rules: ({ answer }) => ({ old_path: ['required'], ...(answer === 'moved' && { new_path: ['required'] }) }),
    send: async ({ old_path, answer, new_path }) => {
      const state: RedirectState = { old_path, new_path: answer === 'gone' ? null : new_path };
      if (redirect) {
        const was: RedirectState = { old_path: redirect.old_path, new_path: redirect.new_path };
        const path = `/api/staff/redirects/${redirect.id}/`;
        const kept = await api.put<RedirectState>(path, { ...state, was }).catch(readAnew(onSaved));
        form.showKept(typed(kept));
      } else await api.post('/api/staff/redirects/', state);
      showToast('success', text('staff_redirects.saved', { path: old_path }));
      onSaved();
    },
  });
  const paths = ({ old_path, answer, new_path }: Typed) =>
    `${old_path} → ${answer === 'gone' ? text('staff_redirects.gone') : new_path}`;
  const isNewer = useSeen(paths(stored), paths(form.values));
  return (
    <FormFrame form={form} action={text(redirect ? 'settings.save' : 'staff_redirects.make')} look="line">
      <div className={rows.fields}>
        <TextField
          {...form.field('old_path')}
          maxLength={longest}
          autoComplete="off"
          spellCheck={false}
          hint={text('staff_redirects.old_hint')}
        />
        <SelectField {...form.field('answer')}>
          <option value="moved">{text('staff_redirects.answer_moved')}</option>
          <option value="gone">{text('staff_redirects.answer_gone')}</option>
        </SelectField>
        {form.values.answer === 'moved' && (
          <TextField
            {...form.field('new_path')}
            maxLength={longest}
            autoComplete="off"
            spellCheck={false}
            hint={text('staff_redirects.new_hint')}
          />
        )}
      </div>
      {isNewer && <NewerVersion value={paths(stored)} onTake={() => form.setValues(stored)} />}
    </FormFrame>
  );
}

const typed = (redirect: RedirectState | null): Typed => ({
  old_path: redirect?.old_path ?? '',
  answer: redirect && redirect.new_path === null ? 'gone' : 'moved',
  new_path: redirect?.new_path ?? '',
});
