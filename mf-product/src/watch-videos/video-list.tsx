import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useVideos } from './use-videos.ts';
import { VideoPlace } from './video-place.tsx';
import { VideoPlayer } from './video-player.tsx';
import styles from './videos.module.css';

/** What there is to watch; while it is asked for the place is kept, and where there is nothing it goes. */
export function VideoList({ model }: { model: ProductModel }) {
  const text = useText('mf-product');
  const found = useVideos(model.id);
  if (!found)
    return (
      <VideoPlace model={model}>
        <p>{text('videos.loading')}</p>
      </VideoPlace>
    );
  if (found.videos.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text('videos.label')}>
      {found.videos.map((video) => (
        <li key={video.providerVideoId}>
          <VideoPlayer model={model} title={String(video.title)} address={found.embedUrl + video.providerVideoId} />
        </li>
      ))}
    </ul>
  );
}
