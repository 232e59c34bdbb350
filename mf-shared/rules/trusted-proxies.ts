import { BlockList, isIP } from 'node:net';
import { Cache } from './cache.ts';
import { type Environment, SettingError } from './environment-settings.ts';

/** Whether what a proxy says about a visitor is believed. `hop` counts from the server: 0 is who opened the connection. */
export type TrustsProxy = (address: string, hop: number) => boolean;

const ranges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const thisMachine = 'loopback';
const mostHops = 20;
/** The most addresses that are remembered, because a busy shop asks for each request. */
const mostRemembered = 10_000;

/**
 * TRUSTED_PROXIES: how many proxies stand in front of the shop (`2`), or which they are (`10.0.4.0/24, 2001:db8::7`).
 * Without it, those on the same machine.
 * @throws SettingError where the value is neither
 */
export function trustedProxiesSetting({ TRUSTED_PROXIES }: Environment): string {
  const given = TRUSTED_PROXIES || thisMachine;
  trustedProxies(given);
  return given;
}

/** Reads the setting. @throws SettingError where it is neither a number nor a list of addresses and ranges */
export function trustedProxies(given: string): TrustsProxy {
  if (/^\d+$/.test(given) && Number(given) <= mostHops) return (_address, hop) => hop < Number(given);
  const list = new BlockList();
  for (const part of given.split(',').map((text) => text.trim()))
    for (const range of ranges[part] ?? [part])
      if (!addRange(list, range))
        throw new SettingError('TRUSTED_PROXIES', 'a number of proxies, or addresses and ranges with commas', given);
  const known = new Cache<boolean>({ most: mostRemembered });
  return (address) => known.getOrMake(address, () => isIP(address) !== 0 && list.check(address, family(address)));
}

/**
 * The service behind the shell. The shell has found the visitor's address and passes on that one only, so exactly one hop
 * is believed: the shell on this machine, or one that TRUSTED_PROXIES names.
 */
export function trustedShell(given: string): TrustsProxy {
  const trusts = trustedProxies(given);
  const onThisMachine = trustedProxies(thisMachine);
  return (address, hop) => hop === 0 && (onThisMachine(address, hop) || trusts(address, hop));
}

/**
 * The address of the visitor: of `X-Forwarded-For`, read from the server outwards, the first that no trusted proxy has.
 * @param peer who opened the connection
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusts: TrustsProxy): string {
  const chain = (forwardedFor ?? '').split(',').map(withoutPort).toReversed();
  let client = peer;
  for (const [hop, address] of chain.entries()) {
    if (isIP(address) === 0 || !trusts(client, hop)) return client;
    client = address;
  }
  return client;
}

function addRange(list: BlockList, range: string): boolean {
  const [address = '', bits] = range.split('/');
  if (isIP(address) === 0) return false;
  const most = isIP(address) === 4 ? 32 : 128;
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most)) return false;
  list.addSubnet(address, bits === undefined ? most : Number(bits), family(address));
  return true;
}

const family = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Some proxies write `192.0.2.7:51234` and `[2001:db8::7]:51234`. */
const withoutPort = (text: string): string =>
  text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
