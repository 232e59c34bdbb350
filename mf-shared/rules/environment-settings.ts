/** Environment variables by name; a missing one and an empty one both mean that nobody set it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. The message is one line that names the setting, what it takes and what it was given. */
export class SettingError extends Error {
  constructor(name: string, takes: string, given: string) {
    super(`${name} must be ${takes}, not '${given}'.`);
  }
}

/** @throws SettingError where the value is not a whole number between both limits. */
export function wholeNumberSetting(
  environment: Environment,
  name: string,
  { otherwise, min, max }: { otherwise: number; min: number; max: number },
): number {
  const given = environment[name];
  if (!given) return otherwise;
  const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new SettingError(name, `a whole number from ${min} to ${max}`, given);
}

/** @throws SettingError where the value is neither 1 nor 0. */
export function switchSetting(environment: Environment, name: string, otherwise: boolean): boolean {
  const given = environment[name];
  if (!given) return otherwise;
  if (given === '1' || given === '0') return given === '1';
  throw new SettingError(name, '1 or 0', given);
}

/**
 * One of the choices, or null where nobody set it.
 * @throws SettingError where the value is none of them.
 */
export function choiceSetting<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const given = environment[name];
  if (!given) return null;
  const choice = choices.find((known) => known === given);
  if (choice !== undefined) return choice;
  throw new SettingError(name, `one of ${choices.join(', ')}`, given);
}

/**
 * An absolute address without a closing slash, or null where nobody set it.
 * @throws SettingError where the value is no address with one of the schemes.
 */
export function addressSetting(
  environment: Environment,
  name: string,
  schemes: readonly string[] = ['http', 'https'],
): string | null {
  const given = environment[name];
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.hostname && schemes.includes(url.protocol.slice(0, -1))) return given.replace(/\/$/, '');
  throw new SettingError(
    name,
    `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    given,
  );
}

/**
 * Origins, separated by commas or blanks, as they stand in a content security policy.
 * @throws SettingError where one is more or less than `https://name` or `https://name:port`; `*.` before a name stands for
 * all names below it.
 */
export function originsSetting(environment: Environment, name: string): string[] {
  return listed(environment[name]).map((origin) => {
    const one = origin.replace('://*.', '://');
    if (/^https?:/.test(one) && URL.canParse(one) && new URL(one).origin === one && isHost(new URL(one).host))
      return origin;
    throw new SettingError(name, 'origins like https://chat.example, separated by commas or blanks', origin);
  });
}

const listed = (given = ''): string[] => given.split(/[\s,]+/u).filter(Boolean);

/** A name like `shop.example` or an IP address, with a port or without, in small letters. */
const isHost = (given: string): boolean =>
  /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/.test(given) && URL.canParse(`http://${given}`);

/**
 * A name or IP address without a scheme, in small letters, or null where nobody set it.
 * @throws SettingError where the value is anything else, an address with a scheme among it.
 */
export function hostSetting(environment: Environment, name: string): string | null {
  const given = environment[name]?.toLowerCase();
  if (!given) return null;
  if (isHost(given)) return given;
  throw new SettingError(name, 'a host like shop.example', given);
}

/**
 * Hosts, separated by commas or blanks, as a URL names them: in small letters, IPv6 addresses without their brackets.
 * @throws SettingError where one is no name and no IP address, or has a port.
 */
export function hostsSetting(environment: Environment, name: string): string[] {
  return listed(environment[name]).map((given) => {
    const host = given.toLowerCase().replace(/^\[(.*:.*)\]$/, '$1');
    if (isHost(inUrl(host))) return new URL(`http://${inUrl(host)}`).hostname.replace(/^\[|\]$/g, '');
    throw new SettingError(name, 'hosts like shop.example, without ports, separated by commas or blanks', given);
  });
}

/** A name or address without a port as it stands in a URL: an IPv6 address in brackets. */
const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** @throws SettingError where the value is no IP address and no name that stands for one. */
export function listeningSetting(environment: Environment, name: string): string | null {
  const given = environment[name];
  if (!given) return null;
  if (isHost(inUrl(given))) return given;
  throw new SettingError(name, 'an IP address of this machine like 0.0.0.0', given);
}

/** @throws SettingError where the value is no email address, with or without a name before it. */
export function emailSetting(environment: Environment, name: string): string | null {
  const given = environment[name];
  if (!given) return null;
  if (/^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(given)) return given;
  throw new SettingError(name, 'an email address', given);
}

/**
 * Settings that are nothing without each other, as an address and its keys: all of them, or null where nobody set any.
 * @throws SettingError for one that is missing beside another.
 */
export function settingsTogether<Name extends string>(
  environment: Environment,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null {
  const given = names.find((name) => environment[name]);
  if (given === undefined) return null;
  const missing = names.find((name) => !environment[name]);
  if (missing !== undefined) throw new SettingError(missing, `set where ${given} is`, '');
  return Object.fromEntries(names.map((name) => [name, environment[name]])) as Record<Name, string>;
}

/**
 * NODE_ENV: how the processes run; null where nobody says.
 * @throws SettingError for a word that would leave out what production asks for.
 */
export const nodeEnvironment = (environment: Environment) => choiceSetting(environment, 'NODE_ENV', nodeEnvironments);
const nodeEnvironments = ['production', 'development', 'test'] as const;

/**
 * What only the shop's own processes know, or null where nobody set it.
 * @throws SettingError where it is short enough to be guessed.
 */
export function secretSetting(environment: Environment, name: string): string | null {
  const given = environment[name];
  if (!given) return null;
  if (!canBeGuessed(given)) return given;
  throw new SettingError(name, `at least ${shortestSecret} characters long`, '…');
}

/** Whether a secret is so short that somebody may find it by trying. */
export const canBeGuessed = (secret: string): boolean => secret.length < shortestSecret;
const shortestSecret = 32;
