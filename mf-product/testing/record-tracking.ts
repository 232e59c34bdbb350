import { $consent, answerConsent, noConsent } from 'mf-shared/stores';
import { onTestFinished } from 'vitest';

/** @returns the events that a tag manager receives from now on about a visitor who agreed to everything */
export function recordTracking(): readonly unknown[] {
  const heard: NonNullable<typeof globalThis.dataLayer> = [];
  globalThis.dataLayer = heard;
  answerConsent({ functional: true, statistics: true, marketing: true });
  onTestFinished(() => {
    globalThis.dataLayer = undefined;
    $consent.set(noConsent);
  });
  return heard;
}
