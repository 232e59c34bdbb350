import { mediaSrcSet, mediaUrl } from 'mf-shared/rules/media-url';
import styles from './see-result.module.css';

const scene = '/media/scenes/strip';

/** The lake at dusk over the thanks; it says nothing that the words do not. */
export function ThanksPicture() {
  return (
    <img
      className={styles.picture}
      src={mediaUrl(scene, { width: 1280 })}
      srcSet={mediaSrcSet(scene, [480, 960, 1280, 1920])}
      sizes="100vw"
      width={1600}
      height={340}
      alt=""
    />
  );
}
