// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { Banner } from 'mf-shared/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { BannerGrid } from './banner-grid.tsx';

const banner = (id: number, change: Partial<Banner> = {}): Banner => ({
  ...{ id, title: 'Guide', heading: `Banner ${id}`, text: '', image: '/media/scenes/ruska' },
  ...{ url: '/skiing/', buttonText: 'Look', subText: '', cropPoint: '50/30', ...change },
});
// A busy machine takes its time.

let service: TestService;
const show = (imageBanners: unknown) => {
  service.answers.set('/api/banners/', () => ({ imageBanners, dynamicPageBanners: [], textBanners: [] }));
  return render(
    <ShopAround service={service}>
      <BannerGrid />
    </ShopAround>,
  );
};

beforeEach(() => {
  service = new TestService();
});
afterEach(cleanup);

describe('image banners at the foot of a product page (PRODUCT-14)', () => {
  it('are four at most, 758 by 447, cut around their crop point', async () => {
    show([1, 2, 3, 4, 5].map((id) => banner(id)));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    const picture = document.querySelector('img');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['758', '447']);
    expect(picture?.getAttribute('src')).toBe('/media/scenes/ruska?width=640&height=377&crop=50%2F30');
  });

  it('lead where their lines say, in the page’s language', async () => {
    show([banner(1, { buttonText: 'One\nTwo', url: '/one/\n/two/' })]);
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['One', '/en/one/'],
      ['Two', '/en/two/'],
    ]);
  });

  it.each([null, 'x', {}])('leave no hole where the answer is %j', async (imageBanners) => {
    const { container } = show(imageBanners);
    await waitFor(() => expect(service.calls).toHaveLength(1));
    await Promise.resolve();
    expect(container.innerHTML).toBe('');
  });
});
