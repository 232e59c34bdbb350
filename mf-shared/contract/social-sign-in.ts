import { z } from 'zod';
import { lineOfText, loginResponse } from './accounts.ts';
import { oneTimeCode } from './second-factor.ts';

/** GET /api/accounts/social/: where one can sign in with an account from elsewhere; none without a setting. */
export const socialProvider = z.object({ slug: z.string(), name: z.string() });
export const socialProviders = z.object({ providers: z.array(socialProvider) });
export type SocialProvider = z.infer<typeof socialProvider>;

/** Why a sign-in came back without a ticket: `failed` in the query of /accounts/social/. */
export const socialFailure = z.enum(['away', 'refused', 'expired', 'cancelled', 'email']);
export type SocialFailure = z.infer<typeof socialFailure>;

/** What stands behind the number sign of /accounts/social/ when the provider, or a mailed link, led there. */
export const socialTicket = z.object({ ticket: z.string().min(1).max(100) });

/**
 * POST /api/accounts/social/open/: what is left to do. `sign_in`: nothing; `create`: an account; `join`: prove that the
 * account with this email is one's own; `mail`: prove the address, which the provider did not; `link`: nothing, signed in.
 */
export const socialOpened = z.object({
  provider: z.string(),
  step: z.enum(['sign_in', 'create', 'join', 'mail', 'link']),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  next: z.string().describe('path in the shop, checked by the page once more'),
});
export type SocialOpened = z.infer<typeof socialOpened>;

/** POST /api/accounts/social/finish/: signs in; `password` joins, names and choices belong to a new account. */
export const socialFinish = socialTicket.extend({
  password: z.string().min(1).max(1000).optional(),
  code: oneTimeCode.optional(),
  first_name: lineOfText(100).min(1).optional(),
  last_name: lineOfText(100).min(1).optional(),
  join_club: z.boolean().default(false),
  marketing_consent: z.boolean().default(false),
});
export const socialFinished = loginResponse;

/** GET /api/customer/social/ */
export const customerIdentities = z.object({
  has_password: z.boolean(),
  identities: z.array(
    z.object({
      provider: z.string().describe("the setting's name; the issuer where no setting names it any more"),
      name: z.string(),
      email: z.string(),
      linked_at: z.iso.datetime(),
    }),
  ),
  providers: z.array(socialProvider),
});
export type CustomerIdentities = z.infer<typeof customerIdentities>;

/** POST /api/customer/social/:provider/: where the page goes on to. Accounts with a password are asked for it. */
export const socialLink = z.object({ password: z.string().max(1000).default('') });
export const socialLinkBegun = z.object({ address: z.string() });
/** POST /api/customer/social/:provider/end/ */
export const socialUnlink = z.object({ password: z.string().min(1).max(1000) });
