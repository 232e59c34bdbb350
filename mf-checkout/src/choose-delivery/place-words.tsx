import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import words from 'mf-shared/ui/text/text.module.css';
import styles from './choose-delivery.module.css';
import type { PickupPoint } from './chosen-delivery.ts';
import { writeDistance } from './write-distance.ts';

/** Name, address, how far and when it is open. */
export function PlaceWords({ place }: { place: PickupPoint }) {
  const text = useText('mf-checkout');
  const { locale } = usePageConfig();
  const far =
    place.distanceMeters === null
      ? null
      : text('delivery.distance', { distance: writeDistance(place.distanceMeters, locale) });
  const open = place.openingHours === '' ? null : text('delivery.open', { hours: place.openingHours });
  const address = [place.address, [place.postalCode, place.city].filter(Boolean).join(' ')].filter(Boolean);
  const where = [...address, far].filter(Boolean).join(', ');
  return (
    <span className={styles.placeWords}>
      <b className={words.medium}>{place.name}</b>
      <span className={words.muted}>{[where, open].filter(Boolean).join('. ')}</span>
    </span>
  );
}
