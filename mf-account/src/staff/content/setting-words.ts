import type { StaffSetting } from 'mf-shared/contract';
import type { useText } from 'mf-shared/i18n';

type Text = ReturnType<typeof useText>;
type Group = readonly [StaffSetting, ...StaffSetting[]];

/** What a setting is called and what it does; one that the merchant brought has its key only. */
export function settingWords({ base, control }: StaffSetting, text: Text): { name: string; help: string } {
  const name = text(`staff_settings.${base}.name`);
  if (name.endsWith('.name')) return { name: base, help: '' };
  const help = text(`staff_settings.${base}.help`);
  return { name, help: control.type === 'list' ? `${help} ${text('staff_content.list_help')}` : help };
}

/** A setting with those of it that languages have of their own. */
export function groupSettings(settings: readonly StaffSetting[]): Group[] {
  const groups = new Map<string, [StaffSetting, ...StaffSetting[]]>();
  for (const setting of settings) {
    const known = groups.get(setting.base);
    if (known) known.push(setting);
    else groups.set(setting.base, [setting]);
  }
  return [...groups.values()];
}

/** The settings whose name, help, key or value has every word that was typed. */
export function findSettings(groups: readonly Group[], typed: string, text: Text): Group[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.filter((group) => {
    const { name, help } = settingWords(group[0], text);
    const searched = [name, help, ...group.flatMap(({ key, value }) => [key, value])].join(' ').toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
