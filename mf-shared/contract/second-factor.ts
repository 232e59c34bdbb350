import { z } from 'zod';

const password = z.string().min(1).max(1000);
/** Six figures of an authenticator app, or a recovery code. */
export const oneTimeCode = z.string().trim().max(40);

/** GET /api/customer/second-factor/ */
export const secondFactorState = z.object({
  since: z.iso.datetime().nullable().describe('null: the account has none'),
  recovery_codes_left: z.number().int(),
  is_required: z.boolean().describe('staff rights of this session wait for it'),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** POST /api/customer/second-factor/: what an authenticator app needs; it counts after …/confirm/ with a first code. */
export const secondFactorBegin = z.object({ password });
export const secondFactorBegun = z.object({
  secret: z.string().describe('base32, to type where no camera is'),
  address: z.string().describe('otpauth://…'),
  qr: z.array(z.string()).describe('the address as a QR code: a text of 0 and 1 for each row'),
});
export type SecondFactorBegun = z.infer<typeof secondFactorBegun>;

export const secondFactorCode = z.object({ code: oneTimeCode });
export const secondFactorCodes = z.object({ recovery_codes: z.array(z.string()) });
export type SecondFactorCodes = z.infer<typeof secondFactorCodes>;

/** POST /api/customer/second-factor/end/ */
export const secondFactorEnd = z.object({ password, code: oneTimeCode });
