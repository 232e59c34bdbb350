import type { StaffSetting } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { formatDateTime } from '../format-date-time.ts';
import { languageName } from '../language-name.ts';
import { NewerVersion } from '../newer-version.tsx';
import { readAnew } from '../read-anew.ts';
import room from '../staff-room.module.css';
import { useSeen } from '../use-seen.ts';
import { settingWords } from './setting-words.ts';

export const settingsPath = '/api/staff/settings/';

/** One value of a setting, in the control of its type. A wrong one is refused beside it, and what was typed stays. */
export function EditSetting({ setting, onSaved }: { setting: StaffSetting; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const config = usePageConfig();
  const { key, value, locale, control, otherwise } = setting;
  const { name } = settingWords(setting, text);
  const language = locale && languageName(locale, config.locale);
  const label = language ? `${name} (${language})` : name;
  const stored = control.type === 'yes_no' ? value || otherwise : value;
  const form = useForm<'value'>({
    id: `setting-${key}`,
    initial: { value: stored },
    labels: { value: label },
    rules: {},
    send: async (typed) => {
      await api.put(`${settingsPath}${key}/`, { value: typed.value, was: value }).catch(readAnew(onSaved));
      showToast('success', text('staff_content.setting_saved', { key: label }));
      onSaved();
    },
  });
  const isNewer = useSeen(stored, form.values.value);
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <SettingControl setting={setting} form={form} label={label} />
      {isNewer && (
        <NewerVersion who={setting.changed?.by} value={stored} onTake={() => form.setValue('value', stored)} />
      )}
      <LastChange setting={setting} />
    </FormFrame>
  );
}

function LastChange({ setting: { changed } }: { setting: StaffSetting }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  if (!changed) return null;
  const time = formatDateTime(changed.at, locale);
  const said = changed.by
    ? text('staff_content.changed_by', { who: changed.by, time })
    : text('staff_content.changed_at', { time });
  return <p className={room.muted}>{said}</p>;
}

function SettingControl({ setting, form, label }: { setting: StaffSetting; form: Form<'value'>; label: string }) {
  const text = useText('mf-account');
  const { control, otherwise, locale } = setting;
  const field = form.field('value');
  const standard = text('staff_content.standard', { value: otherwise || text('staff_content.nothing') });
  switch (control.type) {
    case 'yes_no':
      return (
        <Check
          label={label}
          error={field.error}
          checked={form.values.value === 'true'}
          onChange={(event) => form.setValue('value', String(event.target.checked))}
        />
      );
    case 'flags':
      return <FlagChecks form={form} options={control.options} error={field.error} />;
    case 'choice':
      return (
        <SelectField {...field}>
          <option value="">
            {text('staff_content.standard', { value: text(`staff_settings.option_${otherwise}`) })}
          </option>
          {control.options.map((option) => (
            <option key={option} value={option}>
              {text(`staff_settings.option_${option}`)}
            </option>
          ))}
        </SelectField>
      );
    case 'number':
      return (
        <TextField
          {...field}
          {...{ type: 'number', min: control.min, max: control.max, step: 1 }}
          hint={`${text('staff_content.limits', { min: control.min, max: control.max })} ${standard}`}
        />
      );
    case 'list':
    case 'json':
      return (
        <TextArea
          {...field}
          rows={control.type === 'json' ? 8 : 3}
          maxLength={100_000}
          spellCheck={false}
          hint={standard}
        />
      );
    default:
      return <TextField {...field} maxLength={1000} hint={locale ? text('staff_content.as_all') : standard} />;
  }
}

/** Parts of the shop that are on: kept as JSON. */
function FlagChecks({
  form,
  options,
  error,
}: {
  form: Form<'value'>;
  options: readonly string[];
  error: string | null | undefined;
}) {
  const on = readFlags(form.values.value);
  return options.map((name) => (
    <Check
      key={name}
      label={name}
      error={error}
      checked={on[name] === true}
      onChange={(event) => form.setValue('value', JSON.stringify({ ...on, [name]: event.target.checked }))}
    />
  ));
}

function readFlags(written: string): Record<string, boolean> {
  try {
    return JSON.parse(written || '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}
