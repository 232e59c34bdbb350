import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { writeDistance } from 'mf-shared/rules/write-distance';
import words from 'mf-shared/ui/text/text.module.css';
import styles from './choose-delivery.module.css';
import type { PickupPoint } from './chosen-delivery.ts';

/** Name, address, how far and when it is open; numbered as on a map beside the list. */
export function PlaceWords({ place, number = null }: { place: PickupPoint; number?: number | null }) {
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
      <b className={words.medium}>{[number, place.name].filter((each) => each !== null).join('. ')}</b>
      <span className={words.muted}>{[where, open].filter(Boolean).join('. ')}</span>
    </span>
  );
}
