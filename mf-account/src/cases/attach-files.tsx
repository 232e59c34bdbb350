import { useText } from 'mf-shared/i18n';
import { attachmentLimits, attachmentTypes } from 'mf-shared/rules/attachment-limits';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { cameraIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { type DragEvent, useId, useState } from 'react';
import { ChooseFiles } from '../forms/choose-files.tsx';
import styles from './attach-files.module.css';
import type { Upload } from './upload.ts';
import { isStuck, type Uploads } from './use-uploads.ts';

const kilobyte = 1024;

/** Photographs and papers: dropped or chosen, on a phone from its camera. */
export function AttachFiles({ of, uploads, limit, leaves, setLeaves, add, retry, remove }: Uploads) {
  const text = useText('mf-account');
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  const size = attachmentLimits[`${of}Bytes`] / kilobyte ** 2;
  return (
    <div className={styles.frame}>
      <ChooseFiles
        words={text('attach.choose')}
        accept={attachmentTypes}
        describedBy={hintId}
        onFiles={add}
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        before={<Icon shape={cameraIcon} />}
      >
        <span id={hintId} className={styles.hint}>
          {text('attach.files_hint', { size })}
        </span>
      </ChooseFiles>
      {limit && (
        <Notice kind="error" isLive>
          {text(`attach.limit_${limit}`, { size })}
        </Notice>
      )}
      <ul className={styles.files} aria-label={text('attach.files')}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} retry={retry} remove={remove} />
        ))}
      </ul>
      {isStuck({ uploads }) && <WithoutFiles leaves={leaves} onChange={setLeaves} />}
    </div>
  );
}

interface UploadRowProps extends Pick<Uploads, 'retry' | 'remove'> {
  upload: Upload;
}

/** One file: its picture, how far it is, and the ways to try it again or to take it away. */
function UploadRow({ upload, retry, remove }: UploadRowProps) {
  const { key, name, url, state, share, bytes, message, isRefused } = upload;
  const text = useText('mf-account');
  const stateOf = (): string => {
    if (state === 'sending') return text('attach.file_sending', { percent: Math.round(share * 100) });
    if (state === 'failed') return message || text('attach.file_failed');
    return text('attach.file_done', { size: Math.max(1, Math.round(bytes / kilobyte)) });
  };
  return (
    <li data-state={state}>
      <span className={styles.picture}>
        {url && !name.toLowerCase().endsWith('.pdf') ? (
          <img src={url} alt="" width="56" height="56" />
        ) : (
          <Icon shape={cameraIcon} />
        )}
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <span role={state === 'failed' ? 'alert' : 'status'}>{stateOf()}</span>
        {state === 'sending' && <progress value={share} aria-label={name} />}
      </span>
      <span className={styles.tools}>
        {state === 'failed' && !isRefused && (
          <Button look="line" size="small" onClick={() => retry(key)}>
            {text('orders.retry')}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          aria-label={text('attach.file_remove', { name: name })}
          onClick={() => remove(key)}
        >
          {text('attach.remove')}
        </Button>
      </span>
    </li>
  );
}

/** Asked where files did not arrive: the form may go without them. */
function WithoutFiles({ leaves, onChange }: { leaves: boolean; onChange: (leaves: boolean) => void }) {
  const text = useText('mf-account');
  return (
    <>
      <Notice kind="warning" isLive>
        {text('attach.files_stuck')}
      </Notice>
      <Check
        label={text('attach.without_files')}
        checked={leaves}
        onChange={(event) => onChange(event.target.checked)}
      />
    </>
  );
}
