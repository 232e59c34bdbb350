import { addressSetting, settingsTogether, wholeNumberSetting } from 'mf-shared/rules/environment-settings';

/** Where the carriers' shipping service is and who we are there; nothing of it is in the code. */
export interface CarrierSettings {
  baseUrl: string;
  key: string;
  timeoutMs: number;
}

/**
 * CARRIER_BASE_URL, CARRIER_KEY, CARRIER_TIMEOUT_MS; null without a base URL and key: then no labels are offered.
 * @throws SettingError for a value that cannot be used, and for one of the first two without the other.
 */
export function carrierSettings(environment: NodeJS.ProcessEnv): CarrierSettings | null {
  const baseUrl = addressSetting(environment, 'CARRIER_BASE_URL');
  const timeoutMs = wholeNumberSetting(environment, 'CARRIER_TIMEOUT_MS', { otherwise: 7000, min: 100, max: 60_000 });
  const access = settingsTogether(environment, ['CARRIER_BASE_URL', 'CARRIER_KEY']);
  return baseUrl && access ? { baseUrl, key: access.CARRIER_KEY, timeoutMs } : null;
}
