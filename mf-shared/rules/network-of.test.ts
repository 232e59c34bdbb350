import { describe, expect, it } from 'vitest';
import { maskAddress, networkOf } from './network-of.ts';

describe('who counts as one guesser', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2.x'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1::'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2', '2001:db8:1::'],
    ['2001:db8::9', '2001:db8:0:0', '2001:db8:0::'],
    ['::1', '0:0:0:0', '0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0::'],
  ])('%s is the network %s, logged as %s', (address, network, masked) => {
    expect([networkOf(address), maskAddress(address)]).toEqual([network, masked]);
  });

  it('is the same for every address of an IPv6 household', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  });
});
