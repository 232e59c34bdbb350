import { useText } from 'mf-shared/i18n';
import type { PageProps } from 'mf-shared/router';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import { CardRow } from '../product-cards/card-row.tsx';
import { BannerStrips } from './banner-strips.tsx';
import { BannerTiles } from './banner-tiles.tsx';
import { BrandWall } from './brand-wall.tsx';
import { ClubBand } from './club-band.tsx';
import { GroupTiles } from './group-tiles.tsx';
import { GuideRow } from './guide-row.tsx';
import { GuideSplit } from './guide-split.tsx';
import type { HomeData } from './home-data.ts';
import { HomeHero } from './home-hero.tsx';
import { Promises } from './promises.tsx';

/** From the season's picture down to things to read; a part without content leaves no hole. */
export function HomePage({ data }: PageProps<HomeData>) {
  const text = useText('mf-catalog');
  const { hero, groups, offers, offersTotal, newest, banners, brands, brandsTotal, guides } = data;
  useCountedPage('front');
  const [first, ...others] = guides;
  return (
    <>
      <HomeHero hero={hero} title={data.title} />
      <BannerStrips banners={banners.textBanners} />
      <Promises freeDeliveryFrom={data.freeDeliveryFrom} />
      <GroupTiles groups={groups} />
      <CardRow
        title={text('home.offers')}
        note={text('home.offers_note')}
        all={{ label: text('home.all_offers', { count: offersTotal }), path: '/campaigns/offers/' }}
        products={offers}
      />
      {first && <GuideSplit guide={first} />}
      <BannerTiles banners={[...banners.imageBanners, ...banners.dynamicPageBanners]} />
      <CardRow
        title={text('home.newest')}
        all={{ label: text('home.all_newest'), path: '/newest/' }}
        products={newest}
      />
      <ClubBand />
      <BrandWall brands={brands} total={brandsTotal} />
      <GuideRow guides={others} />
    </>
  );
}
