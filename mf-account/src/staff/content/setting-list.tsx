import type { StaffSetting, StaffSettings } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useSearchParams } from 'mf-shared/router';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import order from '../order/order.module.css';
import room from '../staff-room.module.css';
import styles from './content.module.css';
import { EditSetting, settingsPath } from './edit-setting.tsx';
import { findSettings, groupSettings, settingWords } from './setting-words.ts';

/** The general settings of the shop, by name, with what each does (CONF-37 to CONF-55). What could not be read is refused. */
export function SettingList() {
  const [params] = useSearchParams();
  const asked = params.get('setting') ?? '';
  return <FoundSettings key={asked} asked={asked} />;
}

/** @param asked the key of a setting that stands open at first; empty for none */
function FoundSettings({ asked }: { asked: string }) {
  const text = useText('mf-account');
  const [words, setWords] = useState(asked);
  const { data, failure, retry } = useQuery<readonly StaffSetting[], StaffSettings>(settingsPath, {
    read: ({ results }) => results,
  });
  const found = data && findSettings(groupSettings(data), words, text);
  return (
    <section className={order.panel} aria-labelledby="staff-settings">
      <h2 id="staff-settings">{text('staff_content.settings')}</h2>
      <p className={room.muted}>{text('staff_content.settings_lead')}</p>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {found && (
        <>
          <search className={styles.search}>
            <TextField
              id="staff-settings-search"
              type="search"
              label={text('staff_content.find_setting')}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </search>
          <p role="status" className={room.muted}>
            {text('staff_content.settings_found', { count: found.length })}
          </p>
          {found.map((settings) => (
            <SettingGroup
              key={settings[0].base}
              settings={settings}
              isOpen={settings.some(({ key }) => key === asked)}
              onSaved={retry}
            />
          ))}
        </>
      )}
    </section>
  );
}

/** One setting, in each of its languages. */
function SettingGroup({
  settings,
  isOpen,
  onSaved,
}: {
  settings: readonly [StaffSetting, ...StaffSetting[]];
  isOpen: boolean;
  onSaved: () => void;
}) {
  const text = useText('mf-account');
  const { name, help } = settingWords(settings[0], text);
  const isChanged = settings.some(({ value, otherwise }) => value !== '' && value !== otherwise);
  return (
    <details className={styles.setting} open={isOpen}>
      <summary>
        {name} {isChanged && <span className={room.muted}>{text('staff_content.not_default')}</span>}
      </summary>
      {help && <p>{help}</p>}
      <p className={room.muted}>
        <code>{settings[0].base}</code>
      </p>
      {settings.map((setting) => (
        <EditSetting key={setting.key} setting={setting} onSaved={onSaved} />
      ))}
    </details>
  );
}
