import { bannerLinks } from 'mf-shared/rules/banner-links';
import { expect, it } from 'vitest';
import { bannerColours } from './banner-colours.ts';

it('buttonText lines are paired with url lines (CONTENT-2)', () => {
  expect(bannerLinks({ buttonText: 'Find a store\nSee footwear', url: '/stores/\n/footwear/' })).toEqual([
    { label: 'Find a store', path: '/stores/' },
    { label: 'See footwear', path: '/footwear/' },
  ]);
  expect(bannerLinks({ buttonText: 'One\nTwo\n', url: '/one/' })).toEqual([{ label: 'One', path: '/one/' }]);
  expect(bannerLinks({ buttonText: '', url: '/one/' })).toEqual([]);
});

it("subText is a colour spec 'background/text' (CONTENT-3)", () => {
  expect(bannerColours('#22352f/#ffffff')).toEqual({ background: '#22352f', text: '#ffffff', isDark: true });
  expect(bannerColours('#eee/#17241f')?.isDark).toBe(false);
  for (const broken of ['', 'red/blue', '#22352f', '#12/#345', 'url(x)/#ffffff'])
    expect(bannerColours(broken)).toBeNull();
});
