import type { UploadedPicture } from 'mf-shared/contract';
import { toFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useId, useRef, useState } from 'react';
import { ChooseFiles } from '../../forms/choose-files.tsx';
import { failureWords } from '../failure-words.ts';
import styles from './upload-pictures.module.css';

interface UploadPicturesProps {
  id: string;
  /** What the button is called, where that says more than its words. */
  label?: string;
  /** Whether there is room for one picture only. */
  isOne?: boolean;
  /** Told the path of each picture that the service has kept. */
  onPicture: (path: string) => void;
}

/** A photograph of thirty megabytes over a slow line: the shop gives up first, after REQUEST_SECONDS, and says why. */
const timeoutMs = 330_000;

/** Sends pictures from the reader's device, one after the other; one that is refused is told by its name. */
export function UploadPictures({ id, label, isOne = false, onPicture }: UploadPicturesProps) {
  const text = useText('mf-account');
  const hintId = useId();
  const { told, refused, add } = useSentPictures(onPicture);
  return (
    <div className={styles.upload}>
      <ChooseFiles
        {...{ id, label, isOne }}
        words={text(isOne ? 'staff_pictures.upload' : 'staff_pictures.choose')}
        accept="image/jpeg,image/png,image/webp,image/avif"
        describedBy={hintId}
        size="small"
        onFiles={add}
      />
      <p id={hintId} className={styles.hint}>
        {text(isOne ? 'staff_pictures.upload_hint' : 'staff_pictures.hint')}
      </p>
      <p role="status" className={styles.status}>
        {told}
      </p>
      {refused.length > 0 && (
        <Notice kind="error" isLive>
          {refused.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

/** Sends files one after the other. @returns the words that tell how it went, and the refusals */
function useSentPictures(onPicture: (path: string) => void) {
  const text = useText('mf-account');
  const api = useApi();
  const [told, setTold] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** What is chosen while others are sent waits for its turn. */
  const sending = useRef(Promise.resolve());
  const send = async (files: readonly File[]) => {
    setRefused([]);
    let taken = 0;
    for (const [at, file] of files.entries()) {
      setTold(text('staff_pictures.sending', { number: at + 1, count: files.length }));
      try {
        // The service tells a picture by its content.
        const body = file.slice(0, file.size, 'application/octet-stream');
        const { path } = await api.post<UploadedPicture>('/api/staff/pictures/', body, { timeoutMs });
        onPicture(path);
        taken += 1;
      } catch (error) {
        const failure = toFailure(error);
        const line = text('staff_pictures.refused', {
          file: file.name,
          why: failure.message || failureWords(failure, text),
        });
        setRefused((before) => [...before, line]);
        if (failure.status === 0) break;
      }
    }
    setTold(taken > 0 ? text('staff_pictures.taken', { count: taken }) : '');
  };
  const add = (files: readonly File[]) => {
    sending.current = sending.current.then(() => send(files));
  };
  return { told, refused, add };
}
