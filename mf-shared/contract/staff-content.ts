import { z } from 'zod';

/** GET /api/staff/settings/: the general settings that are written (CONF-40 to CONF-53), by key. */
export const staffSettings = z.object({ results: z.array(z.object({ key: z.string(), value: z.string() })) });
export type StaffSettings = z.infer<typeof staffSettings>;
/** PUT /api/staff/settings/{key}/: empty for its default. */
export const staffSettingRequest = z.object({ value: z.string().max(100_000) });

export const staffBanner = z.object({
  id: z.number().int(),
  kind: z.enum(['image', 'dynamic', 'text', 'hero']),
  /** In the reader's language. */
  title: z.string(),
  is_active: z.boolean(),
  /** From when, and until when it is shown; null without such a limit. */
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  sort_order: z.number().int(),
});
export type StaffBanner = z.infer<typeof staffBanner>;
/** GET /api/staff/banners/: those that are not shown too. */
export const staffBanners = z.object({ results: z.array(staffBanner) });
export type StaffBanners = z.infer<typeof staffBanners>;
/** PUT /api/staff/banners/{id}/ */
export const staffBannerRequest = staffBanner
  .pick({ is_active: true, starts_at: true, ends_at: true })
  .extend({ sort_order: z.number().int().min(0).max(100_000) });
export type StaffBannerRequest = z.infer<typeof staffBannerRequest>;
