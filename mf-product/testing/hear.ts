import { $consent, answerConsent, noConsent } from 'mf-shared/stores';
import { onTestFinished } from 'vitest';

/** From now on what a tag manager hears of a visitor who agreed to everything. */
export function hearAll(): readonly unknown[] {
  const heard: NonNullable<typeof globalThis.dataLayer> = [];
  globalThis.dataLayer = heard;
  answerConsent({ functional: true, statistics: true, marketing: true });
  onTestFinished(() => {
    globalThis.dataLayer = undefined;
    $consent.set(noConsent);
  });
  return heard;
}
