import {
  addressSetting,
  originsSetting,
  settingsTogether,
  wholeNumberSetting,
} from 'mf-shared/rules/environment-settings';

/** Where Klarna is and who we are there; nothing of it is in the code. */
export interface KlarnaSettings {
  baseUrl: string;
  username: string;
  password: string;
  /** The browser script with `Klarna.Payments`. */
  scriptUrl: string;
  /** Origins that the script's frames and calls need, for the payment page's content security policy. */
  frameOrigins: string[];
  connectOrigins: string[];
  timeoutMs: number;
}

/**
 * KLARNA_BASE_URL, KLARNA_USERNAME, KLARNA_PASSWORD, KLARNA_SCRIPT_URL and more; null without a base URL and keys.
 * @throws SettingError for a value that cannot be used, and where one of the three is missing.
 */
export function klarnaSettings(environment: NodeJS.ProcessEnv): KlarnaSettings | null {
  const baseUrl = addressSetting(environment, 'KLARNA_BASE_URL');
  const scriptUrl = addressSetting(environment, 'KLARNA_SCRIPT_URL') ?? 'https://x.klarnacdn.net/kp/lib/v1/api.js';
  const timeoutMs = wholeNumberSetting(environment, 'KLARNA_TIMEOUT_MS', { otherwise: 7000, min: 100, max: 60_000 });
  const frameOrigins = originsSetting(environment, 'KLARNA_FRAME_ORIGINS');
  const connectOrigins = originsSetting(environment, 'KLARNA_CONNECT_ORIGINS');
  const access = settingsTogether(environment, ['KLARNA_BASE_URL', 'KLARNA_USERNAME', 'KLARNA_PASSWORD']);
  if (!baseUrl || !access) return null;
  const scriptOrigin = new URL(scriptUrl).origin;
  return {
    baseUrl,
    username: access.KLARNA_USERNAME,
    password: access.KLARNA_PASSWORD,
    scriptUrl,
    frameOrigins: frameOrigins.length > 0 ? frameOrigins : [scriptOrigin],
    connectOrigins: connectOrigins.length > 0 ? connectOrigins : [scriptOrigin],
    timeoutMs,
  };
}
