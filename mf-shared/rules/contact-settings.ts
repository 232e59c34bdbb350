import { type Environment, emailSetting } from './environment-settings.ts';

/** How customers reach the shop: pages, mails and content all take it from here. */
export interface Contact {
  email: string;
  /** The number as people write it, with its country's code: `+358 9 4250 1180`. */
  phone: string;
}

/** BRAND_EMAIL and BRAND_PHONE. @throws SettingError where the email is none. */
export const contactSettings = (environment: Environment): Contact => ({
  email: emailSetting(environment, 'BRAND_EMAIL') ?? 'service@havu.example',
  phone: environment.BRAND_PHONE || '+358 9 4250 1180',
});
