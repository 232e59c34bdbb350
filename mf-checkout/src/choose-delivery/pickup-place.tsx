import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense, useId, useState } from 'react';
import styles from './choose-delivery.module.css';
import type { PickupPoint } from './chosen-delivery.ts';
import { PlaceWords } from './place-words.tsx';

const PlaceList = lazyPart(() => import('./place-list.tsx').then((part) => part.PlaceList));

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
  const place = <PlaceWords place={chosen} />;
  return (
    <div className={styles.place}>
      {!isOpen && place}
      {isOpen && (
        <Suspense fallback={place}>
          <PlaceList id={listId} {...{ places, chosen, onChoose }} />
        </Suspense>
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
