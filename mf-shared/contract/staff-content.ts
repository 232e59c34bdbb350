import { z } from 'zod';
import { locale } from './locale.ts';

/** How staff write a setting. A list has commas between its entries; flags are JSON of what is on. */
export const settingControl = z.discriminatedUnion('type', [
  z.object({ type: z.literal('yes_no') }),
  z.object({ type: z.literal('number'), min: z.number(), max: z.number() }),
  z.object({ type: z.literal('choice'), options: z.array(z.string()) }),
  z.object({ type: z.literal('flags'), options: z.array(z.string()) }),
  z.object({ type: z.literal('list') }),
  z.object({ type: z.literal('text') }),
  z.object({ type: z.literal('json') }),
]);
export type SettingControl = z.infer<typeof settingControl>;

export const staffSetting = z.object({
  key: z.string(),
  /** The setting that it is, in each language the same. */
  base: z.string(),
  /** Where it is the one of a language. */
  locale: locale.nullable(),
  control: settingControl,
  /** Empty where it has its default. */
  value: z.string(),
  otherwise: z.string(),
  /** The last change: when and by whom. */
  changed: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
});
export type StaffSetting = z.infer<typeof staffSetting>;
/** GET /api/staff/settings/: the general settings that the shop has (CONF-37 to CONF-55), written or not. */
export const staffSettings = z.object({ results: z.array(staffSetting) });
export type StaffSettings = z.infer<typeof staffSettings>;
/** PUT /api/staff/settings/{key}/: empty for its default. `was`: what was read; it is not saved over anything else. */
export const staffSettingRequest = z.object({
  value: z.string().max(100_000),
  was: z.string().max(100_000).optional(),
});
