import { useText } from 'mf-shared/i18n';
import styles from './directions.module.css';
import { directionsLink } from './directions-link.ts';

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
