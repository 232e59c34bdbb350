import type { FrontPart } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import type { PageProps } from 'mf-shared/router';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import { Fragment, type ReactNode } from 'react';
import { CardRow } from '../product-cards/card-row.tsx';
import { BannerStrips } from './banner-strips.tsx';
import { BannerTiles } from './banner-tiles.tsx';
import { BrandWall } from './brand-wall.tsx';
import { ClubBand } from './club-band.tsx';
import { GroupTiles } from './group-tiles.tsx';
import { GuideRow } from './guide-row.tsx';
import { GuideSplit } from './guide-split.tsx';
import type { HomeData } from './home-data.ts';
import { HomeHero, PlainHeading } from './home-hero.tsx';
import { Promises } from './promises.tsx';

/** The parts in the order that staff chose (STAFF-77); one without content leaves no hole. */
export function HomePage({ data }: PageProps<HomeData>) {
  const parts = usePartsOf(data);
  useCountedPage('front');
  return (
    <>
      {!data.isHeroFirst && <PlainHeading title={data.title} />}
      {data.parts.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </>
  );
}

function usePartsOf(data: HomeData): Readonly<Record<FrontPart, ReactNode>> {
  const text = useText('mf-catalog');
  const { hero, isHeroFirst, banners, guide, guides } = data;
  return {
    hero: hero && <HomeHero hero={hero} isFirst={isHeroFirst} />,
    strips: <BannerStrips banners={banners.textBanners} />,
    promises: <Promises freeDeliveryFrom={data.freeDeliveryFrom} />,
    groups: <GroupTiles groups={data.groups} />,
    offers: (
      <CardRow
        title={text('home.offers')}
        note={text('home.offers_note')}
        all={{ label: text('home.all_offers', { count: data.offersTotal }), path: '/campaigns/offers/' }}
        products={data.offers}
      />
    ),
    guide: guide && <GuideSplit guide={guide} />,
    tiles: <BannerTiles banners={[...banners.imageBanners, ...banners.dynamicPageBanners]} />,
    newest: (
      <CardRow
        title={text('home.newest')}
        all={{ label: text('home.all_newest'), path: '/newest/' }}
        products={data.newest}
      />
    ),
    club: <ClubBand />,
    brands: <BrandWall brands={data.brands} total={data.brandsTotal} />,
    guides: <GuideRow guides={guides} />,
  };
}
