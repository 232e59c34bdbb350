import { BlockList, isIP } from 'node:net';

/** Every range that is not of the public internet (IANA's registries of special-purpose addresses, RFC 6890). */
const inside = new BlockList();
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [network = '', bits] = range.split('/');
  inside.addSubnet(network, Number(bits));
}
/** In IPv6 only global unicast is public, without the ranges in it that lead to IPv4 or nowhere. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const notGlobal = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notGlobal.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is not one of the public internet; what is no IP address is not either. */
export function isInsideNetwork(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return inside.check(address);
    case 6:
      return !global.check(address, 'ipv6') || notGlobal.check(address, 'ipv6');
    default:
      return true;
  }
}
