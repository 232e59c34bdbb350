import { useText } from 'mf-shared/i18n';
import { attachmentLimits, attachmentTypes } from 'mf-shared/rules/attachment-limits';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { buttonClass } from 'mf-shared/ui/button/button-class.ts';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { cameraIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { type DragEvent, useId, useState } from 'react';
import styles from './attach-files.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

const kilobyte = 1024;

/** Photographs and papers: dropped or chosen, on a phone from its camera. */
export function AttachFiles({ of, uploads, limit, add, retry, remove }: Uploads) {
  const text = useText('mf-account');
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  const size = attachmentLimits[`${of}Bytes`] / kilobyte ** 2;
  const stateOf = ({ state, share, bytes, message }: Upload): string => {
    if (state === 'sending') return text('attach.file_sending', { percent: Math.round(share * 100) });
    if (state === 'failed') return message || text('attach.file_failed');
    return text('attach.file_done', { size: Math.max(1, Math.round(bytes / kilobyte)) });
  };
  return (
    <div className={styles.frame}>
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Icon shape={cameraIcon} />
        <input
          aria-label={text('attach.choose')}
          className={styles.input}
          type="file"
          multiple
          accept={attachmentTypes}
          aria-describedby={hintId}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <span aria-hidden="true" className={buttonClass({ look: 'line' })}>
          {text('attach.choose')}
        </span>
        <span id={hintId} className={styles.hint}>
          {text('attach.files_hint', { size })}
        </span>
      </label>
      {limit && (
        <Notice kind="error" isLive>
          {text(`attach.limit_${limit}`, { size })}
        </Notice>
      )}
      <ul className={styles.files} aria-label={text('attach.files')}>
        {uploads.map((upload) => (
          <li key={upload.key} data-state={upload.state}>
            <span className={styles.picture}>
              {upload.url && !upload.name.toLowerCase().endsWith('.pdf') ? (
                <img src={upload.url} alt="" width="56" height="56" />
              ) : (
                <Icon shape={cameraIcon} />
              )}
            </span>
            <span className={styles.words}>
              <b>{upload.name}</b>
              <span role={upload.state === 'failed' ? 'alert' : 'status'}>{stateOf(upload)}</span>
              {upload.state === 'sending' && <progress value={upload.share} aria-label={upload.name} />}
            </span>
            <span className={styles.tools}>
              {upload.state === 'failed' && (
                <Button look="line" size="small" onClick={() => retry(upload.key)}>
                  {text('orders.retry')}
                </Button>
              )}
              <Button
                look="quiet"
                size="small"
                aria-label={text('attach.file_remove', { name: upload.name })}
                onClick={() => remove(upload.key)}
              >
                {text('attach.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
