import { describe, expect, it } from 'vitest';
import { addressesIn, faultsOf, idsIn } from './find-faults.ts';

const context = { '@context': 'https://schema.org' };

describe('structured data are compared with schema.org’s own definitions (ROUTE-135)', () => {
  it('takes a thing by its id only where the page, or what stands before it, tells of it', () => {
    const shop = 'https://havu.example/#organization';
    const offer = { ...context, '@type': 'Offer', seller: { '@id': shop } };
    const front = [{ ...context, '@type': 'OnlineStore', '@id': shop, name: 'Havu' }];
    expect(faultsOf(offer)).toEqual([`Offer.seller: nothing tells of ${shop}`]);
    expect(faultsOf(offer, new Set(idsIn([offer])))).toEqual([`Offer.seller: nothing tells of ${shop}`]);
    expect(faultsOf(offer, new Set(idsIn(front)))).toEqual([]);
    expect(faultsOf({ ...offer, seller: { '@type': 'OnlineStore', '@id': shop, name: 'Havu' } })).toEqual([]);
  });

  it('takes what is right: inherited properties, numbers as text, members of enumerations, things by their address', () => {
    expect(
      faultsOf(
        {
          ...context,
          '@type': 'Product',
          name: 'Kuura',
          image: 'https://havu.example/media/a.jpg',
          offers: {
            '@type': 'Offer',
            price: '99.90',
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            seller: { '@id': 'https://havu.example/#organization' },
          },
        },
        new Set(['https://havu.example/#organization']),
      ),
    ).toEqual([]);
  });

  it.each([
    [{ '@type': 'Produkt' }, 'Produkt: “Produkt” is no type that the shop is known to tell'],
    [{ '@type': 'Product', nmae: 'Kuura' }, 'Product.nmae: there is no such property'],
    [{ '@type': 'Product', openingHours: 'Mo' }, 'Product.openingHours: a Product has none'],
    [
      { '@type': 'Offer', availability: 'https://schema.org/Soon' },
      'Offer.availability: "https://schema.org/Soon" is no ItemAvailability',
    ],
    [
      { '@type': 'Offer', seller: { '@type': 'Brand', name: 'Kaamos' } },
      'Offer.seller: a Brand is no Organization, Person',
    ],
    [{ '@type': 'Offer', priceValidUntil: 'tomorrow' }, 'Offer.priceValidUntil: "tomorrow" is no Date'],
    [{ '@type': 'Article', image: '/media/a.jpg' }, 'Article.image: "/media/a.jpg" is no ImageObject, URL'],
  ])('tells of %o: %s', (data, fault) => {
    expect(faultsOf({ ...context, ...data })).toEqual([fault]);
  });

  it('finds the addresses, without ids and schema.org’s words', () => {
    const offer = {
      '@id': 'https://a.example/#x',
      url: 'https://a.example/p/',
      availability: 'https://schema.org/InStock',
    };
    expect(addressesIn([{ ...context, offers: offer }])).toEqual(['https://a.example/p/']);
  });
});
