import { createHmac } from 'node:crypto';
import { hostsSetting } from 'mf-shared/rules/environment-settings';
import { expect, it } from 'vitest';
import { signWebhook } from './sign-webhook.ts';
import { webhookAddressFault } from './webhook-address.ts';

it('signs the moment and the body with each secret that holds (FEED-8)', () => {
  const at = new Date('2026-11-25T13:12:00.900Z');
  const hmac = (key: string) => createHmac('sha256', key).update('1795612320.{"a":1}').digest('hex');
  expect(signWebhook('{"a":1}', at, ['new', 'old'])).toBe(`t=1795612320,v1=${hmac('new')},v1=${hmac('old')}`);
});

it.each([
  ['https://erp.example/havu', null],
  ['http://erp.example/havu', 'feeds.webhook_https'],
  ['https://user:secret@erp.example/', 'feeds.webhook_address'],
  ['ftp://erp.example/', 'feeds.webhook_address'],
  ['erp.example', 'feeds.webhook_address'],
  ['https://10.0.0.1/', 'feeds.webhook_inside'],
  ['https://[::1]/', 'feeds.webhook_inside'],
  ['https://2130706433/', 'feeds.webhook_inside'],
  ['https://localhost/', 'feeds.webhook_inside'],
  ['http://erp.internal:8080/', null],
  ['http://10.0.0.7/', null],
  ['http://[fd00::5]:8080/', null],
  ['https://[fd00::6]/', 'feeds.webhook_inside'],
])('%s: %s (FEED-9)', (address, fault) => {
  const hosts = hostsSetting({ WEBHOOK_HOSTS: 'erp.internal, 10.0.0.7, fd00:0::5' }, 'WEBHOOK_HOSTS');
  expect(webhookAddressFault(address, hosts)).toBe(fault);
});
