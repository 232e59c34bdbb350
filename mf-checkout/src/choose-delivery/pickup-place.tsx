import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { useId, useState } from 'react';
import styles from './choose-delivery.module.css';
import type { PickupPoint } from './chosen-delivery.ts';
import { PlaceWords } from './place-words.tsx';

/** The chosen pickup point; Change opens the others, nearest first. */
export function PickupPlace({
  places,
  chosen,
  onChoose,
}: {
  places: readonly PickupPoint[];
  chosen: PickupPoint;
  onChoose: (id: string) => void;
}) {
  const text = useText('mf-checkout');
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.place}>
      {!isOpen && <PlaceWords place={chosen} />}
      {isOpen && (
        <fieldset id={listId} className={styles.places}>
          <legend className={styles.placesTitle}>{text('delivery.choose_place')}</legend>
          {places.map((place) => (
            <Check
              key={place.id}
              type="radio"
              name={listId}
              value={place.id}
              checked={place.id === chosen.id}
              label={<PlaceWords place={place} />}
              onChange={() => onChoose(place.id)}
            />
          ))}
        </fieldset>
      )}
      {places.length > 1 && (
        <Button
          look="line"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-label={isOpen ? undefined : text('delivery.change_place_label')}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'delivery.close_places' : 'delivery.change_place')}
        </Button>
      )}
    </div>
  );
}
