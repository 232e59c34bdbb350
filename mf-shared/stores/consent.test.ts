// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { $consent, answerConsent, noConsent } from './consent.ts';

afterEach(() => $consent.set(noConsent));

describe('consent (CONF-85, CONTENT-7)', () => {
  it('is a no before anybody answered', () => {
    expect($consent.get()).toEqual({ functional: false, statistics: false, marketing: false, isAnswered: false });
  });

  it('remembers a no as an answer', () => {
    answerConsent({ functional: false, statistics: false, marketing: false });
    expect($consent.get()).toEqual({ ...noConsent, isAnswered: true });
    expect(localStorage.getItem('havu-consent')).toBe(JSON.stringify({ ...noConsent, isAnswered: true }));
  });

  it('leaves what is not named as it was', () => {
    answerConsent({ statistics: true });
    answerConsent({ functional: true });
    expect($consent.get()).toEqual({ functional: true, statistics: true, marketing: false, isAnswered: true });
  });

  it.each(['', 'yes', 'null', '[]', '{"marketing":"true","functional":1}'])(
    'reads %j in the storage as no answer',
    (stored) => {
      localStorage.setItem('havu-consent', stored);
      const { functional, statistics, marketing } = $consent.update((consent) => consent);
      expect([functional, statistics, marketing]).toEqual([false, false, false]);
    },
  );
});
