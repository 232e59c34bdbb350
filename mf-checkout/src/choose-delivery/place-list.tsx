import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { PointMap } from 'mf-shared/ui/point-map/point-map.tsx';
import styles from './choose-delivery.module.css';
import type { PickupPoint } from './chosen-delivery.ts';
import { PlaceWords } from './place-words.tsx';

interface PlaceListProps {
  id: string;
  places: readonly PickupPoint[];
  chosen: PickupPoint;
  onChoose: (id: string) => void;
}

/** All places near the postal code, nearest first, and a map of those whose coordinates are known (CHECKOUT-80). */
export function PlaceList({ id, places, chosen, onChoose }: PlaceListProps) {
  const text = useText('mf-checkout');
  const { locale } = usePageConfig();
  const hasMap = places.some(({ eastMeters }) => eastMeters !== null);
  return (
    <fieldset id={id} className={styles.places}>
      <legend className={styles.placesTitle}>{text('delivery.choose_place')}</legend>
      <div>
        {places.map((place, at) => (
          <Check
            key={place.id}
            type="radio"
            name={id}
            value={place.id}
            checked={place.id === chosen.id}
            label={<PlaceWords place={place} number={hasMap ? at + 1 : null} />}
            onChange={() => onChoose(place.id)}
          />
        ))}
      </div>
      {hasMap && (
        <PointMap
          points={places}
          chosen={chosen.id}
          locale={locale}
          caption={text('delivery.map_note')}
          onChoose={onChoose}
        />
      )}
    </fieldset>
  );
}
