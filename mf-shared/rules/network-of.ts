import { isIPv6 } from 'node:net';

/** The network that counts as one guesser: an IPv4 address, or the /64 of an IPv6 address, which one customer has whole. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** A client's address as the log keeps it: without what tells one household from its neighbours. */
export function maskAddress(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::` : network.replace(/\.\d+$/, '.x');
}

/** The eight groups of an IPv6 address, shortest form, without its zone. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
