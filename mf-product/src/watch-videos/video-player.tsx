import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useState } from 'react';
import { VideoPlace } from './video-place.tsx';
import styles from './videos.module.css';

export interface VideoPlayerProps {
  model: ProductModel;
  title: string;
  /** The provider's page of this video; the content security policy frames no other. */
  address: string;
}

/** The provider's player is loaded by the press on play, no earlier. */
export function VideoPlayer({ model, title, address }: VideoPlayerProps) {
  const text = useText('mf-product');
  const [isStarted, setIsStarted] = useState(false);
  return (
    <figure className={styles.video}>
      {isStarted ? (
        <iframe
          className={styles.frame}
          src={address}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; picture-in-picture; autoplay"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <VideoPlace model={model}>
          <button type="button" className={styles.play} onClick={() => setIsStarted(true)}>
            <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
              <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
            </svg>
            <span>{text('videos.play', { title })}</span>
          </button>
        </VideoPlace>
      )}
      <figcaption>{title}</figcaption>
    </figure>
  );
}
