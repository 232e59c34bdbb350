import { expect, it } from 'vitest';
import { navigationGroups } from './navigation-groups.ts';
import type { ShellNavigation } from './shell-navigation.ts';

const navigation: ShellNavigation = {
  productGroups: [],
  stores: [
    { slug: 'kamppi', name: 'Helsinki Kamppi', city: 'Helsinki' },
    { slug: 'hatanpaa', name: 'Tampere Hatanpää', city: 'Tampere' },
  ],
  pages: [
    { slug: 'maksutavat', title: 'Maksutavat', section: 'service' },
    { slug: 'huolto', title: 'Huolto', section: 'circular' },
    { slug: 'lahjat', title: 'Henkilökunnan lahjat', section: 'corporate' },
  ],
  hasExperiences: false,
  missingPages: [],
  redirectedPaths: [],
};
const groups = (locale: 'fi' | 'en', isSignedIn = false) =>
  navigationGroups({ navigation, locale, text: (key) => key, isSignedIn, brandName: 'Retkipaja' });
const keys = (locale: 'fi' | 'en') => groups(locale).map(({ key }) => key);

it('circular economy and corporate deals are Finnish only (NAV-3, NAV-8)', () => {
  expect(keys('fi')).toEqual(['circular', 'stores', 'service', 'corporate', 'life_outdoors', 'company']);
  expect(keys('en')).toEqual(['stores', 'service', 'life_outdoors', 'company']);
});

it('the group about the company has the merchant’s name', () => {
  expect(groups('en').at(-1)).toMatchObject({ key: 'company', title: 'Retkipaja' });
});

it('stores has one link per store (NAV-5)', () => {
  expect(groups('en').find(({ key }) => key === 'stores')?.links).toEqual([
    { name: 'Helsinki Kamppi', path: '/stores/kamppi/' },
    { name: 'Tampere Hatanpää', path: '/stores/hatanpaa/' },
  ]);
});

it('life outdoors ends with the account, or with joining the club (NAV-11)', () => {
  const last = (isSignedIn: boolean) =>
    groups('fi', isSignedIn)
      .find(({ key }) => key === 'life_outdoors')
      ?.links.at(-1)?.name;
  expect(last(true)).toBe('navigation.account');
  expect(last(false)).toBe('navigation.join_club');
});

it('club offers are the products that members pay less for', () => {
  const links = groups('en').flatMap((group) => group.links);
  expect(links).toContainEqual({ name: 'navigation.club_offers', path: '/club-offers/' });
});

it('experiences are led to where the merchant tells of a brand (CONF-44)', () => {
  const pathsOf = (hasExperiences: boolean) =>
    navigationGroups({
      navigation: { ...navigation, hasExperiences },
      locale: 'en',
      text: (key) => key,
      isSignedIn: false,
      brandName: 'Retkipaja',
    })
      .flatMap(({ links }) => links)
      .map(({ path }) => path);
  expect(pathsOf(true)).toContain('/experiences/');
  expect(pathsOf(false)).not.toContain('/experiences/');
});

it('responsibility is led to once: with circular economy in Finnish, with the company elsewhere (NAV-4)', () => {
  const groupsWith = (locale: 'fi' | 'en') =>
    groups(locale)
      .filter(({ links }) => links.some(({ path }) => path === '/responsibility/'))
      .map(({ key }) => key);
  expect(groupsWith('fi')).toEqual(['circular']);
  expect(groupsWith('en')).toEqual(['company']);
});

it('pages that no release offers are not led to', () => {
  const missing = { ...navigation, missingPages: ['/second-hand/', '/life-outdoors/:slug*'] };
  const offered = navigationGroups({
    ...{ navigation: missing, locale: 'fi', text: (key: string) => key },
    ...{ isSignedIn: false, brandName: 'Retkipaja' },
  });
  const paths = offered.flatMap(({ links }) => links.map(({ path }) => path));
  expect(paths).toContain('/huolto/');
  expect(paths).not.toContain('/second-hand/');
  expect(paths).not.toContain('/life-outdoors/blog/');
});
