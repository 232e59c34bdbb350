import { describe, expect, it } from 'vitest';
import {
  addressSetting,
  choiceSetting,
  emailSetting,
  hostSetting,
  hostsSetting,
  listeningSetting,
  nodeEnvironment,
  originsSetting,
  SettingError,
  settingsTogether,
  switchSetting,
  wholeNumberSetting,
} from './environment-settings.ts';

const minutes = { otherwise: 30, min: 1, max: 1440 };

describe('settings of the environment', () => {
  it('take their default where nobody set them', () => {
    expect(wholeNumberSetting({}, 'MINUTES', minutes)).toBe(30);
    expect(wholeNumberSetting({ MINUTES: '' }, 'MINUTES', minutes)).toBe(30);
    expect(switchSetting({}, 'AHEAD', true)).toBe(true);
    expect(choiceSetting({}, 'COUNTRY', ['fi', 'se'])).toBeNull();
    expect(addressSetting({}, 'SERVICE_URL')).toBeNull();
    expect(emailSetting({}, 'MAIL_FROM')).toBeNull();
  });

  it('take what fits', () => {
    expect(wholeNumberSetting({ MINUTES: '45' }, 'MINUTES', minutes)).toBe(45);
    expect(switchSetting({ AHEAD: '0' }, 'AHEAD', true)).toBe(false);
    expect(choiceSetting({ COUNTRY: 'se' }, 'COUNTRY', ['fi', 'se'])).toBe('se');
    expect(addressSetting({ SERVICE_URL: 'https://pay.example/api/' }, 'SERVICE_URL')).toBe('https://pay.example/api');
    expect(addressSetting({ SMTP_URL: 'smtp://a:b@mail.example:587' }, 'SMTP_URL', ['smtp', 'smtps'])).toBe(
      'smtp://a:b@mail.example:587',
    );
    expect(emailSetting({ MAIL_FROM: 'Havu <shop@havu.example>' }, 'MAIL_FROM')).toBe('Havu <shop@havu.example>');
  });

  it('take hosts, addresses to listen on and origins', () => {
    expect(hostSetting({ HOST: 'Shop.example' }, 'HOST')).toBe('shop.example');
    expect(hostSetting({ HOST: 'shop.example:8443' }, 'HOST')).toBe('shop.example:8443');
    expect(hostSetting({}, 'HOST')).toBeNull();
    expect(hostsSetting({ HOSTS: 'Erp, 10.0.0.7 fd00::5,[FD00:0::7]' }, 'HOSTS')).toEqual([
      'erp',
      '10.0.0.7',
      'fd00::5',
      'fd00::7',
    ]);
    expect(hostsSetting({}, 'HOSTS')).toEqual([]);
    expect(listeningSetting({ HOST: '0.0.0.0' }, 'HOST')).toBe('0.0.0.0');
    expect(listeningSetting({ HOST: '::' }, 'HOST')).toBe('::');
    expect(listeningSetting({ HOST: 'localhost' }, 'HOST')).toBe('localhost');
    expect(
      originsSetting({ ORIGINS: 'https://a.example https://*.b.example,http://localhost:3000' }, 'ORIGINS'),
    ).toEqual(['https://a.example', 'https://*.b.example', 'http://localhost:3000']);
  });

  it.each(['https://shop.example', 'shop example', 'shop.example/', 'user@shop.example', '//shop.example', 'a b!;zz'])(
    'refuse the host %j',
    (given) => {
      expect(() => hostSetting({ HOST: given }, 'HOST')).toThrow(
        new SettingError('HOST', 'a host like shop.example', given),
      );
      expect(() => listeningSetting({ HOST: given }, 'HOST')).toThrow(SettingError);
    },
  );

  it.each(['erp.local:8080', '[fd00::5]:8080', 'https://erp', 'fd00::xyz', 'fd00:5', '[erp]'])(
    'refuse %j in a list of hosts',
    (given) => expect(() => hostsSetting({ HOSTS: `10.0.0.7,${given}` }, 'HOSTS')).toThrow(SettingError),
  );

  it.each(['*', 'https:', 'b.example', 'https://b.example/', "https://b.example;script-src'"])(
    'refuse the origin %j',
    (given) => expect(() => originsSetting({ ORIGINS: given }, 'ORIGINS')).toThrow(SettingError),
  );

  it.each(['abc', '0', '1441', '3.5', '-1', '1e3', ' 5', 'NaN', 'Infinity'])(
    'refuse the number %j by name',
    (given) => {
      expect(() => wholeNumberSetting({ MINUTES: given }, 'MINUTES', minutes)).toThrow(
        new SettingError('MINUTES', 'a whole number from 1 to 1440', given),
      );
    },
  );

  it.each(['garbage', 'mail.example:587', 'https://mail.example', 'smtp://', '//mail.example'])(
    'refuse the mail server %j',
    (given) => {
      expect(() => addressSetting({ SMTP_URL: given }, 'SMTP_URL', ['smtp', 'smtps'])).toThrow(
        `SMTP_URL must be an address that begins with smtp:// or smtps://, not '${given}'.`,
      );
    },
  );

  it('refuse a choice, a switch and an email address that do not fit', () => {
    expect(() => choiceSetting({ COUNTRY: 'zz' }, 'COUNTRY', ['fi', 'se'])).toThrow(
      "COUNTRY must be one of fi, se, not 'zz'.",
    );
    expect(() => switchSetting({ AHEAD: 'yes' }, 'AHEAD', true)).toThrow("AHEAD must be 1 or 0, not 'yes'.");
    expect(() => emailSetting({ MAIL_FROM: 'shop' }, 'MAIL_FROM')).toThrow(
      "MAIL_FROM must be an email address, not 'shop'.",
    );
  });
});

it('an address and its keys are set together or not at all', () => {
  const names = ['PAY_URL', 'PAY_KEY'] as const;
  expect(settingsTogether({ PAY_KEY: '' }, names)).toBeNull();
  expect(settingsTogether({ PAY_URL: 'https://pay.example', PAY_KEY: 'k' }, names)).toEqual({
    PAY_URL: 'https://pay.example',
    PAY_KEY: 'k',
  });
  expect(() => settingsTogether({ PAY_URL: 'https://pay.example' }, names)).toThrow(
    "PAY_KEY must be set where PAY_URL is, not ''.",
  );
  expect(() => settingsTogether({ PAY_KEY: 'k' }, names)).toThrow("PAY_URL must be set where PAY_KEY is, not ''.");
});

it('a shop runs in production, development or a test, and by no other word', () => {
  expect(nodeEnvironment({})).toBeNull();
  expect(nodeEnvironment({ NODE_ENV: 'production' })).toBe('production');
  expect(() => nodeEnvironment({ NODE_ENV: 'prod' })).toThrow(
    "NODE_ENV must be one of production, development, test, not 'prod'.",
  );
});
