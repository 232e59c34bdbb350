import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { expect, it } from 'vitest';
import { shopFacts } from './shop-facts.ts';

it('names the shop and the address that searches it, in the page’s language', () => {
  const [site, organisation] = shopFacts(testConfig, 'https://havu.example');
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'https://havu.example/en/',
    potentialAction: { target: 'https://havu.example/en/search/?q={words}' },
  });
  expect(organisation).toMatchObject({ '@type': 'Organization', name: 'Havu' });
});
