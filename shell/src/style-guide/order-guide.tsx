import { CartRow, CartRows } from 'mf-shared/ui/cart-row/cart-row.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { BuyerPrice } from 'mf-shared/ui/price/buyer-price.tsx';
import { Step, Steps } from 'mf-shared/ui/steps/steps.tsx';
import { Track } from 'mf-shared/ui/steps/track.tsx';
import { Summary, SummaryFold, Sums } from 'mf-shared/ui/summary/summary.tsx';
import { SummaryRows } from 'mf-shared/ui/summary/summary-rows.tsx';
import { GuideSection } from './guide-section.tsx';
import { sampleColors, samplePrices } from './sample-data.ts';

const image = sampleColors[0]?.image ?? '';
const noop = () => undefined;

export function OrderGuide() {
  return (
    <GuideSection title="Cart and checkout">
      <div className={layout.columns}>
        <Steps>
          <Step title="Cart" state="done" onChange={noop} summary="Kuura 3L Shell Jacket" />
          <Step title="Delivery" state="open">
            <CartRows>
              <CartRow
                image={image}
                name="Kuura 3L Shell Jacket"
                manufacturer="Kaamos"
                details={['Spruce', 'size M']}
                price={<BuyerPrice price={samplePrices.sale} isStacked hidesReason />}
                onRemove={noop}
              />
            </CartRows>
            <Track
              points={[
                { key: 'paid', title: 'Paid', note: '21.11.2026', isReached: true },
                { key: 'packed', title: 'Packed', isReached: false },
                { key: 'shipped', title: 'On its way', isReached: false },
              ]}
            />
          </Step>
          <Step title="Payment" state="waiting" />
        </Steps>
        <div>
          <Summary title="Your order">
            <SummaryRows
              rows={[{ key: 1, image, name: 'Kuura 3L Shell Jacket', details: 'M, 1 pc', value: '269,90 €' }]}
            />
            <Sums
              sums={[
                { label: 'Products', value: '349,90 €' },
                { label: 'Offers', value: '−80,00 €', kind: 'less' },
                { label: 'Total', value: '269,90 €', kind: 'total' },
                { label: 'of which VAT 25,5 %', value: '54,84 €', kind: 'vat' },
              ]}
            />
          </Summary>
          <SummaryFold title="Your order, 1 pc" total="269,90 €">
            <p>Folded on a phone.</p>
          </SummaryFold>
        </div>
      </div>
    </GuideSection>
  );
}
