import { persistentState } from './persistent-state.ts';

/** What a visitor may agree to beyond what the shop cannot do without. */
export const consentCategories = ['functional', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

export const noConsent: Consent = { functional: false, statistics: false, marketing: false };

/** Only what is stored as a plain yes counts as one. */
function parseConsent(stored: string): Consent {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return noConsent;
    const agreed = (category: ConsentCategory): boolean => Reflect.get(value, category) === true;
    return { functional: agreed('functional'), statistics: agreed('statistics'), marketing: agreed('marketing') };
  } catch {
    return noConsent;
  }
}

/** Nothing until the visitor has said yes; kept on the device and in step between tabs. */
export const $consent = persistentState<Consent>('havu-consent', noConsent, {
  parse: parseConsent,
  serialise: JSON.stringify,
});
