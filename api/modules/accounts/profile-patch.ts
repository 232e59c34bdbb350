import { z } from 'zod';

const text = (length: number) => z.string().trim().max(length);

/** PATCH /api/customer/: what is sent is changed, the rest stays (SESSION-42). */
export const profilePatch = z
  .object({
    first_name: text(100).min(1),
    last_name: text(100).min(1),
    phone: text(40),
    address: text(200),
    postcode: text(12),
    city: text(100),
    country: z
      .string()
      .regex(/^[a-z]{2}$/i)
      .transform((code) => code.toLowerCase()),
    interests: z.array(text(60)).max(50),
    marketing_consent: z.boolean(),
    sms_consent: z.boolean(),
    review_consent: z.boolean(),
    reminder_consent: z.boolean(),
  })
  .partial();
