import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $session, type Cart, setDeliverySplitting, setFormField, validateCart } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { RadioCard, RadioCards } from 'mf-shared/ui/field/radio-card.tsx';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { Suspense } from 'react';
import { isAsked } from '../lib/is-asked.ts';
import { useMoney } from '../lib/use-money.ts';
import styles from './choose-delivery.module.css';
import type { ChosenDelivery } from './chosen-delivery.ts';
import { DeliveryCountry } from './delivery-country.tsx';
import { DeliveryPostcode } from './delivery-postcode.tsx';
import { methodNote } from './method-note.ts';
import { PickupPlace } from './pickup-place.tsx';
import { selectMethod } from './select-method.ts';

const PackTogether = lazyPart(() => import('./pack-together.tsx').then((part) => part.PackTogether));

/** Postal code, then the ways to deliver there with their price and days. */
export function DeliveryStep({ cart, chosen }: { cart: Cart; chosen: ChosenDelivery }) {
  const text = useText('mf-checkout');
  const { isAuthenticated } = useStore($session, { ssr: 'initial' });
  const methods = cart.answer.delivery_methods;
  const isWaiting = methods.length === 0 && isAsked(cart);
  return (
    <>
      <DeliveryCountry />
      <DeliveryPostcode cart={cart} />
      {isWaiting && (
        <div className={styles.waiting}>
          <span className={words.hidden} role="status">
            {text('delivery.loading')}
          </span>
          <Bone kind="button" />
          <Bone kind="button" />
          <Bone kind="button" />
        </div>
      )}
      {methods.length > 0 && <DeliveryMethods methods={methods} chosen={chosen} />}
      {cart.answer.part_delivery && (
        <Check
          checked={cart.isDeliverySplittingSelected}
          label={text('delivery.split')}
          onChange={(event) => {
            setDeliverySplitting(event.target.checked);
            void validateCart();
          }}
        />
      )}
      {isAuthenticated && (
        <Suspense fallback={null}>
          <PackTogether cart={cart} />
        </Suspense>
      )}
    </>
  );
}

interface DeliveryMethodsProps {
  methods: Cart['answer']['delivery_methods'];
  chosen: ChosenDelivery;
}

/** The ways to deliver; the chosen one also asks for the place where the parcel is picked up. */
function DeliveryMethods({ methods, chosen }: DeliveryMethodsProps) {
  const text = useText('mf-checkout');
  const money = useMoney();
  const href = useHref();
  return (
    <div id="delivery-methods" tabIndex={-1} className={styles.methods}>
      <RadioCards legend={text('delivery.methods')} isLegendHidden>
        {methods.map((method) => (
          <RadioCard
            key={method.slug}
            name="delivery-method"
            value={method.slug}
            label={method.name}
            aside={method.price === 0 ? text('delivery.free') : money(method.price)}
            note={methodNote(method)}
            checked={method.slug === chosen.method?.slug}
            onChange={() => selectMethod(method)}
          >
            {method.slug === chosen.method?.slug && chosen.location && (
              <>
                <PickupPlace
                  places={method.locations}
                  chosen={chosen.location}
                  onChoose={(id) => {
                    setFormField('delivery_location', id);
                    void validateCart();
                  }}
                />
                {method.kind === 'express' && (
                  <a className={words.link} href={href('/pikanouto/')}>
                    {text('express.more')}
                  </a>
                )}
              </>
            )}
          </RadioCard>
        ))}
      </RadioCards>
    </div>
  );
}
