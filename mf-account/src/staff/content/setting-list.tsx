import type { StaffSettings } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import order from '../order/order.module.css';
import room from '../staff-room.module.css';
import styles from './content.module.css';

type Setting = StaffSettings['results'][number];
const path = '/api/staff/settings/';

/** The general settings that the shop has (CONF-40 to CONF-53). What could not be read is refused. */
export function SettingList() {
  const text = useText('mf-account');
  const { data, failure, retry } = useQuery<readonly Setting[], StaffSettings>(path, {
    read: ({ results }) => results,
  });
  return (
    <section className={order.panel} aria-labelledby="staff-settings">
      <h2 id="staff-settings">{text('staff_content.settings')}</h2>
      <p className={room.muted}>{text('staff_content.settings_lead')}</p>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      <div>
        {data?.map((setting) => (
          <details key={setting.key} className={styles.setting}>
            <summary>{setting.key}</summary>
            <EditSetting setting={setting} onSaved={retry} />
          </details>
        ))}
      </div>
    </section>
  );
}

function EditSetting({ setting: { key, value }, onSaved }: { setting: Setting; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm<'value'>({
    id: `setting-${key}`,
    initial: { value },
    labels: { value: key },
    rules: {},
    send: async (typed) => {
      await api.put(`${path}${key}/`, { value: typed.value });
      showToast('success', text('staff_content.setting_saved', { key }));
      onSaved();
    },
  });
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <TextArea {...form.field('value')} isLabelHidden rows={4} maxLength={100_000} spellCheck={false} />
    </FormFrame>
  );
}
