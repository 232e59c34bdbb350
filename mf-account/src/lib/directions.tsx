import { useText } from 'mf-shared/i18n';
import styles from './directions.module.css';

/** The way to a place, in the map of the visitor's own device: this page loads no map. */
export function Directions({ name, place }: { name: string; place: string }) {
  const text = useText('mf-account');
  return (
    <a
      className={styles.way}
      href={directionsLink(place)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text('pass.directions_to', { name })}
    >
      {text('pass.directions')}
    </a>
  );
}

/** Where a place is told how it is got to: an address of the map service, which a phone opens in its own. Nothing of it is loaded here. */
const directionsLink = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
