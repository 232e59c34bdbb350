import { useStore } from '@nanostores/react';
import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { $consent, answerConsent } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { VideoList } from './video-list.tsx';
import { VideoPlace } from './video-place.tsx';
import styles from './videos.module.css';

/**
 * Videos of an outside service, for visitors who agreed to functional cookies; others read why there is none yet
 * (CONTENT-7).
 */
export function ProductVideos({ model }: { model: ProductModel }) {
  const text = useText('mf-product');
  const { functional } = useStore($consent, { ssr: 'initial' });
  if (functional) return <VideoList model={model} />;
  return (
    <VideoPlace model={model}>
      <p>{text('videos.needs_consent')}</p>
      <Button look="strong" size="small" className={styles.agree} onClick={() => answerConsent({ functional: true })}>
        {text('videos.agree')}
      </Button>
    </VideoPlace>
  );
}
