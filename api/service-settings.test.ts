import { describe, expect, it } from 'vitest';
import { serviceSettings } from './service-settings.ts';

describe('the service refuses to start with a setting that cannot be used', () => {
  it.each([
    ['NODE_ENV', 'prod'],
    ['RESERVATION_MINUTES', 'abc'],
    ['RETURN_REMINDER_DAYS', '14'],
    ['ANSWER_REMINDER_DAYS', '14'],
    ['DIFFERENCE_REMINDER_DAYS', '7'],
    ['DEADLINE_REMINDER_DAYS', 'soon'],
    ['REVIEW_REQUEST_DAYS', '-1'],
    ['OUTBOX_POLL_MS', 'abc'],
    ['ORDERS_PER_MINUTE', 'x'],
    ['CHECKOUTS_PER_MINUTE', '0'],
    ['DRAWINGS_PER_MINUTE', '-1'],
    ['DRAWINGS_AHEAD', 'no'],
    ['SEARCH_AHEAD', 'off'],
    ['API_PORT', '70000'],
    ['DRAIN_MS', 'soon'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'havu.example'],
    ['SMTP_URL', 'garbage'],
    ['MAIL_FROM', 'Havu'],
    ['BRAND_EMAIL', 'Havu'],
    ['PAYMENT_CALLBACK_URL', 'nowhere'],
    ['KLARNA_BASE_URL', 'klarna'],
    ['KLARNA_SCRIPT_URL', 'klarna.js'],
    ['KLARNA_TIMEOUT_MS', '7s'],
    ['PAYPAL_BASE_URL', 'ftp://paypal.example'],
    ['PAYPAL_TIMEOUT_MS', '7s'],
    ['VIDEO_URL', 'videos'],
    ['RECOMMENDATION_URL', 'reco'],
    ['BRAND_HOST', 'https://havu.example'],
    ['API_HOST', 'this machine'],
    ['WEBHOOK_HOSTS', 'https://erp'],
    ['KLARNA_FRAME_ORIGINS', 'klarna.example'],
    ['KLARNA_CONNECT_ORIGINS', 'https://klarna.example/path'],
  ])('%s=%s', (name, value) => {
    expect(() => serviceSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .*, not '${value}'\\.$`));
  });

  it('and takes the defaults for those that are set to nothing', () => {
    const empty = { RESERVATION_MINUTES: '', SMTP_URL: '', API_PORT: '', DATA_DIR: '', DATABASE_URL: '' };
    expect(serviceSettings(empty)).toEqual(serviceSettings({}));
  });
});

describe('the second factor of the staff (STAFF-21)', () => {
  it.each([
    ['is asked for where nothing is said', {}, true],
    ['is asked for in a shop that sells', { DEMO: '0' }, true],
    ['is not asked for in a demo, whose passwords are known', { DEMO: '1' }, false],
    ['is not asked for where that is said', { DEMO: '0', STAFF_SECOND_FACTOR: '0' }, false],
    ['is asked for in a demo that says so', { DEMO: '1', STAFF_SECOND_FACTOR: '1' }, true],
  ])('%s', (_what, environment, isAsked) => {
    expect(serviceSettings(environment).staffNeedSecondFactor).toBe(isAsked);
  });
});
