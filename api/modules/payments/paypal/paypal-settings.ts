import { addressSetting, settingsTogether, wholeNumberSetting } from 'mf-shared/rules/environment-settings';

/** Where PayPal is and who we are there; nothing of it is in the code. */
export interface PaypalSettings {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** PayPal's id of the webhook that leads to /api/payments/paypal/callback/; pushes are not believed without it. */
  webhookId: string | null;
  timeoutMs: number;
}

/**
 * PAYPAL_BASE_URL, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_TIMEOUT_MS; null without a base
 * URL and keys.
 * @throws SettingError for a value that cannot be used, and where the base URL or a key is missing beside the others.
 */
export function paypalSettings(environment: NodeJS.ProcessEnv): PaypalSettings | null {
  const baseUrl = addressSetting(environment, 'PAYPAL_BASE_URL');
  const timeoutMs = wholeNumberSetting(environment, 'PAYPAL_TIMEOUT_MS', { otherwise: 7000, min: 100, max: 60_000 });
  const access = settingsTogether(environment, ['PAYPAL_BASE_URL', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET']);
  if (!baseUrl || !access) return null;
  return {
    baseUrl,
    clientId: access.PAYPAL_CLIENT_ID,
    clientSecret: access.PAYPAL_CLIENT_SECRET,
    webhookId: environment.PAYPAL_WEBHOOK_ID || null,
    timeoutMs,
  };
}
