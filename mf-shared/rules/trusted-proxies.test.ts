import { describe, expect, it } from 'vitest';
import { clientAddress, trustedProxies, trustedProxiesSetting, trustedShell } from './trusted-proxies.ts';

const visitor = '198.51.100.7';
const edge = '203.0.113.9';
const inside = '10.0.4.2';

describe('the address of a visitor', () => {
  it.each([
    ['no proxy', {}, visitor, undefined, visitor],
    ['a proxy on the same machine', {}, '127.0.0.1', visitor, visitor],
    ['the same, by the new protocol', {}, '::ffff:127.0.0.1', visitor, visitor],
    ['a stranger who forges the header', {}, visitor, '192.0.2.1', visitor],
    ['an edge that nobody named', {}, edge, visitor, edge],
    ['an edge by its address', { TRUSTED_PROXIES: edge }, edge, visitor, visitor],
    ['an edge by its range', { TRUSTED_PROXIES: '10.0.0.0/8, 203.0.113.0/24' }, edge, visitor, visitor],
    ['an edge of the new protocol', { TRUSTED_PROXIES: '2001:db8::/32' }, '2001:db8::7', visitor, visitor],
    ['two proxies by name', { TRUSTED_PROXIES: 'private,loopback' }, '127.0.0.1', `${visitor}, ${inside}`, visitor],
    ['two proxies by number', { TRUSTED_PROXIES: '2' }, inside, `${visitor}, ${edge}`, visitor],
    ['a forged address before them', { TRUSTED_PROXIES: '2' }, inside, `192.0.2.1, ${visitor}, ${edge}`, visitor],
    ['fewer proxies than told', { TRUSTED_PROXIES: '1' }, edge, `${visitor}, ${inside}`, inside],
    ['no proxies, by number', { TRUSTED_PROXIES: '0' }, '127.0.0.1', visitor, '127.0.0.1'],
    ['an address with its port', {}, '127.0.0.1', `${visitor}:51234`, visitor],
    ['the new protocol with its port', {}, '127.0.0.1', '[2001:db8::9]:443', '2001:db8::9'],
    ['something that is no address', {}, '127.0.0.1', 'unknown', '127.0.0.1'],
  ])('%s', (_what, environment, peer, forwarded, expected) => {
    expect(clientAddress(peer, forwarded, trustedProxies(trustedProxiesSetting(environment)))).toBe(expected);
  });
});

it('the service believes the shell and nobody beyond it', () => {
  const trusts = trustedShell(edge);
  expect([trusts('127.0.0.1', 0), trusts(edge, 0), trusts(edge, 1), trusts(visitor, 0)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(trustedShell('0')('127.0.0.1', 0)).toBe(true);
});

it.each(['edge', '10.0.0.0/33', '999', '10.0.0.1;10.0.0.2', '10.0.0.0/a'])('refuses the setting %j', (given) => {
  expect(() => trustedProxiesSetting({ TRUSTED_PROXIES: given })).toThrow(
    `TRUSTED_PROXIES must be a number of proxies`,
  );
});
