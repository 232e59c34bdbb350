import { usePageConfig } from 'mf-shared/router';
import { mediaSrcSet, mediaUrl } from 'mf-shared/rules/media-url';
import styles from './see-result.module.css';

/** The shop's picture over the thanks, where it has one; it says nothing that the words do not. */
export function ThanksPicture() {
  const { thanks } = usePageConfig().pictures;
  if (!thanks) return null;
  return (
    <img
      className={styles.picture}
      src={mediaUrl(thanks, { width: 1280 })}
      srcSet={mediaSrcSet(thanks, [480, 960, 1280, 1920])}
      sizes="100vw"
      width={1600}
      height={340}
      alt=""
    />
  );
}
