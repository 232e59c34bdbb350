import { addressSetting, settingsTogether, wholeNumberSetting } from 'mf-shared/rules/environment-settings';

/** Where the service that translates is and who we are there; nothing of it is in the code. */
export interface TranslationSettings {
  baseUrl: string;
  key: string;
  /** How long the texts of one press may take together. */
  timeoutMs: number;
}

/**
 * TRANSLATION_URL, TRANSLATION_KEY, TRANSLATION_TIMEOUT_MS; null without an address and key: then nothing is translated.
 * @throws SettingError for a value that cannot be used, and for one of the first two without the other.
 */
export function translationSettings(environment: NodeJS.ProcessEnv): TranslationSettings | null {
  const baseUrl = addressSetting(environment, 'TRANSLATION_URL');
  const limits = { otherwise: 20_000, min: 100, max: 25_000 };
  const timeoutMs = wholeNumberSetting(environment, 'TRANSLATION_TIMEOUT_MS', limits);
  const access = settingsTogether(environment, ['TRANSLATION_URL', 'TRANSLATION_KEY']);
  return baseUrl && access ? { baseUrl, key: access.TRANSLATION_KEY, timeoutMs } : null;
}
