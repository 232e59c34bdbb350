import vocabulary from './vocabulary.json' with { type: 'json' };

const types: Readonly<Record<string, readonly string[] | undefined>> = vocabulary.types;
const members: Readonly<Record<string, readonly string[] | undefined>> = vocabulary.members;
const properties: Readonly<Record<string, readonly string[] | undefined>> = vocabulary.properties;

const home = 'https://schema.org/';
const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A type with all types above it. */
const withParents = (type: string): string[] => [type, ...(types[type] ?? []).flatMap(withParents)];

/**
 * What is wrong with a page's structured data by schema.org's own definitions (`vocabulary.json`): a type or property that
 * there is none of, a property that the type has not, a value that the property does not take, a thing named by an id that
 * neither `data` nor `known` tells of.
 */
export function faultsOf(data: unknown, known: ReadonlySet<string> = new Set()): string[] {
  if (!isNode(data)) return ['is no object'];
  const context = data['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org'];
  const ids = new Set([...known, ...idsIn(data)]);
  return [...context, ...faultsOfNode(data, { place: String(data['@type']), ids })];
}

/** The ids of things that structured data tell of, and not only name. */
export function idsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(idsIn);
  if (!isNode(data)) return [];
  const { '@id': id, ...told } = data;
  return [...(typeof id === 'string' && Object.keys(told).length > 0 ? [id] : []), ...idsIn(Object.values(told))];
}

interface Around {
  place: string;
  ids: ReadonlySet<string>;
}

function faultsOfNode(node: Record<string, unknown>, { place, ids }: Around): string[] {
  const type = String(node['@type']);
  if (types[type] === undefined) return [`${place}: “${type}” is no type that the shop is known to tell`];
  return Object.entries(node).flatMap(([name, value]) => {
    // An action says with `query-input` what its address needs (https://schema.org/docs/actions.html).
    if (name.startsWith('@') || name === 'query-input') return [];
    const [on, as] = properties[name] ?? [];
    const where = `${place}.${name}`;
    if (on === undefined || as === undefined) return [`${where}: there is no such property`];
    if (!on.split(' ').some((each) => withParents(type).includes(each))) return [`${where}: a ${type} has none`];
    return [value].flat().flatMap((each) => faultsOfValue(each, as.split(' '), { place: where, ids }));
  });
}

function faultsOfValue(value: unknown, ranges: readonly string[], { place: where, ids }: Around): string[] {
  if (value === undefined) return [];
  if (!isNode(value)) {
    const fits = ranges.some((range) => isValueOf(value, range));
    return fits ? [] : [`${where}: ${JSON.stringify(value)} is no ${ranges.join(', ')}`];
  }
  // A thing that is told elsewhere is named by its id.
  if (Object.keys(value).join() === '@id')
    return ids.has(String(value['@id'])) ? [] : [`${where}: nothing tells of ${String(value['@id'])}`];
  const type = String(value['@type']);
  const isOfRange = withParents(type).some((each) => ranges.includes(each));
  const wrong = isOfRange || types[type] === undefined ? [] : [`${where}: a ${type} is no ${ranges.join(', ')}`];
  return [...wrong, ...faultsOfNode(value, { place: where, ids })];
}

const written: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
  Time: /^\d\d:\d\d(:\d\d)?$/,
  Number: /^-?\d+(\.\d+)?$/,
  Integer: /^-?\d+$/,
};

/** Whether something that is no object is a value of the range. */
function isValueOf(value: unknown, range: string): boolean {
  const pattern = written[range];
  if (pattern) return ['string', 'number'].includes(typeof value) && pattern.test(String(value));
  if (range === 'Boolean') return typeof value === 'boolean';
  if (range === 'Text') return typeof value === 'string' && value !== '';
  if (range === 'URL') return isAddress(value);
  if (withParents(range).includes('Enumeration')) return membersOf(range).some((member) => value === home + member);
  // A thing may be named by its address alone.
  return isAddress(value) && !value.startsWith(home);
}

/** The members of an enumeration and of those below it. */
const membersOf = (range: string): string[] =>
  Object.entries(members).flatMap(([type, names]) => (withParents(type).includes(range) ? (names ?? []) : []));

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value);

/** Every address that structured data lead to; ids and schema.org's own words are none. */
export function addressesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(addressesIn);
  if (isNode(data))
    return Object.entries(data).flatMap(([name, value]) =>
      ['@context', '@id', 'urlTemplate'].includes(name) ? [] : addressesIn(value),
    );
  return isAddress(data) && !data.startsWith(home) ? [data] : [];
}
