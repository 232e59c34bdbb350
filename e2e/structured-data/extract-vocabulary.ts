/**
 * Makes `vocabulary.json` anew, from the file `schemaorg-current-https.jsonld` of a release of
 * https://github.com/schemaorg/schemaorg (folder `data/releases`):
 * `node e2e/structured-data/extract-vocabulary.ts <release> <file>`, then `npm run format`.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** What the shop's pages tell of, with the enumerations of their values. */
const told = [
  ...['WebSite', 'SearchAction', 'EntryPoint', 'OnlineStore', 'SportingGoodsStore', 'PostalAddress'],
  ...['OpeningHoursSpecification', 'DayOfWeek', 'BreadcrumbList', 'ItemList', 'ListItem'],
  ...['Product', 'Brand', 'Offer', 'UnitPriceSpecification', 'AggregateRating', 'ItemAvailability'],
  ...['OfferItemCondition', 'MerchantReturnPolicy', 'MerchantReturnEnumeration', 'ReturnMethodEnumeration'],
  ...['ReturnFeesEnumeration', 'ReturnLabelSourceEnumeration', 'RefundTypeEnumeration', 'OfferShippingDetails'],
  ...['ShippingDeliveryTime', 'ShippingService', 'ShippingConditions', 'ServicePeriod', 'DefinedRegion'],
  ...['FulfillmentTypeEnumeration', 'MonetaryAmount', 'QuantitativeValue'],
  ...['Article', 'Person', 'Organization', 'ProfilePage', 'FAQPage', 'Question', 'Answer'],
];

interface Term {
  '@id': string;
  '@type': string | string[];
  'rdfs:subClassOf'?: Reference;
  'schema:domainIncludes'?: Reference;
  'schema:rangeIncludes'?: Reference;
  'schema:supersededBy'?: Reference;
}
type Reference = { '@id': string } | { '@id': string }[];

const [release = '', file = ''] = process.argv.slice(2);
const source = readFileSync(file, 'utf8');
const terms = (JSON.parse(source) as { '@graph': Term[] })['@graph'];
const named = (id: string): string => id.replace('schema:', '');
const names = (reference: Reference | undefined): string[] =>
  [reference ?? []].flat().map(({ '@id': id }) => named(id));
const byName = new Map(terms.map((term) => [named(term['@id']), term]));
const isA = (term: Term, kind: string): boolean => [term['@type']].flat().includes(kind);

/** Those of schema.org itself: some types also name one of another vocabulary. */
const parentsOf = (type: string): string[] =>
  names(byName.get(type)?.['rdfs:subClassOf']).filter((parent) => !parent.includes(':'));
const withParents = (type: string): string[] => [type, ...parentsOf(type).flatMap(withParents)];
const types = new Set(told.flatMap(withParents));
const properties = terms
  .filter((term) => isA(term, 'rdf:Property') && !term['schema:supersededBy'])
  .map((term) => ({
    name: named(term['@id']),
    on: names(term['schema:domainIncludes'])
      .filter((type) => types.has(type))
      .toSorted(),
    as: names(term['schema:rangeIncludes']).toSorted(),
  }))
  .filter(({ on }) => on.length > 0);
const sorted = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => one.localeCompare(other, 'en')));

writeFileSync(
  new URL('./vocabulary.json', import.meta.url),
  JSON.stringify({
    source: `schema.org ${release}, https://github.com/schemaorg/schemaorg, data/releases/${release}/schemaorg-current-https.jsonld`,
    sha256: createHash('sha256').update(source).digest('hex'),
    licence: 'Creative Commons Attribution-ShareAlike 3.0 (https://schema.org/docs/terms.html)',
    types: sorted([...types].map((type) => [type, parentsOf(type)])),
    members: sorted(
      told.flatMap((type): [string, string[]][] => {
        const members = terms.filter((term) => isA(term, `schema:${type}`)).map((term) => named(term['@id']));
        return members.length > 0 ? [[type, members.toSorted()]] : [];
      }),
    ),
    properties: sorted(properties.map(({ name, on, as }) => [name, [on.join(' '), as.join(' ')]])),
  }),
);
