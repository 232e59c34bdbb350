import { Button } from 'mf-shared/ui/button/button.tsx';
import { BuyBox, BuyNow, ClubLine } from 'mf-shared/ui/buy-box/buy-box.tsx';
import { Gallery } from 'mf-shared/ui/gallery/gallery.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { heartIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { BuyerPrice } from 'mf-shared/ui/price/buyer-price.tsx';
import { Ribbon } from 'mf-shared/ui/ribbon/ribbon.tsx';
import { Stars } from 'mf-shared/ui/stars/stars.tsx';
import { Tabs } from 'mf-shared/ui/tabs/tabs.tsx';
import text from 'mf-shared/ui/text/text.module.css';
import { GuideSection } from './guide-section.tsx';
import { sampleColors, samplePrices } from './sample-data.ts';

const tabs = [
  { id: 'guide-description', label: 'Description', content: <p>Made for the week when autumn cannot decide.</p> },
  { id: 'guide-details', label: 'Details', content: <p>486 g in size M.</p> },
  { id: 'guide-reviews', label: 'Reviews', count: 48, content: <p>Kept me dry on Kevo for nine days.</p> },
];

export function ProductGuide() {
  return (
    <GuideSection title="Product">
      <div className={layout.columns}>
        <Gallery images={sampleColors.map(({ image, name }) => ({ path: image, alt: name }))} />
        <BuyBox
          headingLevel={3}
          brand={<a href="#product">Kaamos</a>}
          name="Kuura 3L Shell Jacket"
          rating={<Stars rating={9} count={48} />}
          short="A three-layer shell for wet snow and hard wind."
          price={
            <>
              <BuyerPrice price={samplePrices.sale} size="large" />
              <ClubLine>
                <Ribbon kind="club">Club</Ribbon> <span>249,90 € for club members</span>
                <a className={text.link} href="#product">
                  Sign in
                </a>
              </ClubLine>
            </>
          }
        >
          <BuyNow>
            <Button look="action">Select size</Button>
            <Button look="line" isIcon aria-label="Add to wishlist">
              <Icon shape={heartIcon} />
            </Button>
          </BuyNow>
          <Button isWide disabled>
            Out of stock
          </Button>
        </BuyBox>
      </div>
      <Tabs label="About the product" tabs={tabs} />
    </GuideSection>
  );
}
