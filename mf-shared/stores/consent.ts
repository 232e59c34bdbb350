import { atom } from 'nanostores';
import { persistentState } from './persistent-state.ts';
import { moveMemory } from './safe-storage.ts';

/** What a visitor may agree to beyond what the shop cannot do without. */
export const consentCategories = ['functional', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Readonly<Record<ConsentCategory, boolean>> & {
  /** The visitor has said what may be: nobody asks again. */
  readonly isAnswered: boolean;
};

/** Before any answer: the same as a no. */
export const noConsent: Consent = { functional: false, statistics: false, marketing: false, isAnswered: false };

/** Only what is stored as a plain yes counts as one. */
function parseConsent(stored: string): Consent {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return noConsent;
    const says = (key: keyof Consent): boolean => Reflect.get(value, key) === true;
    return {
      ...{ functional: says('functional'), statistics: says('statistics'), marketing: says('marketing') },
      isAnswered: says('isAnswered'),
    };
  } catch {
    return noConsent;
  }
}

/** What the visitor has agreed to, at first nothing; kept on the device and in step between tabs. */
export const $consent = persistentState<Consent>('havu-consent', noConsent, {
  parse: parseConsent,
  serialise: JSON.stringify,
});

/** The visitor's answer for these categories; what is not named stays as it was. */
export function answerConsent(agreed: Partial<Record<ConsentCategory, boolean>>): void {
  $consent.update((consent) => ({ ...consent, ...agreed, isAnswered: true }));
  moveMemory();
}

/** Pixels at the window's foot under the question: what must be seen does not count them. */
export const $askingHeight = atom(0);
