import type { DraftAttachments } from 'mf-shared/contract';
import { ApiFailure, useApi, useQuery } from 'mf-shared/http';
import type { Translate } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendFile, UploadFailure } from './send-file.ts';
import {
  areTooLarge,
  type FilesOf,
  startedUpload,
  storedUpload,
  type Upload,
  type UploadLimit,
  withinLimits,
} from './upload.ts';

export interface Uploads {
  of: FilesOf;
  /** The secret that owns them until they are sent. */
  draft: string;
  uploads: readonly Upload[];
  limit: UploadLimit;
  /** Whether what has not arrived may be left out: asked where there is some. */
  leaves: boolean;
  setLeaves: (leaves: boolean) => void;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
}

/** The files of a form: each is sent by itself as soon as it is chosen, and can be tried again or taken away alone. */
export function useUploads(draft: string, of: FilesOf): Uploads {
  const api = useApi();
  const { locale } = usePageConfig();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [limit, setLimit] = useState<UploadLimit>(null);
  const [leaves, setLeaves] = useState(false);
  const files = useRef(new Map<string, { file: File; stop: AbortController }>());

  useStoredFiles(draft, (stored) => {
    setUploads((now) => [...stored.filter(({ id }) => now.every((each) => each.id !== id)), ...now]);
    // Files that came along from another form, which takes more.
    if (areTooLarge(stored, of)) setLimit('size');
  });

  const change = (key: string, own: Partial<Upload>) =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, ...own } : each)));

  const send = async (key: string, file: File) => {
    const stop = new AbortController();
    files.current.set(key, { file, stop });
    try {
      const onProgress = (share: number) => change(key, { share });
      const { id, url } = await sendFile({ file, key, of, draft, locale, signal: stop.signal, onProgress });
      change(key, { state: 'done', share: 1, id, url });
    } catch (failure) {
      const isRefused = failure instanceof UploadFailure && failure.isFinal;
      change(key, { state: 'failed', message: failure instanceof Error ? failure.message : '', isRefused });
    }
  };

  const add = (chosen: readonly File[]) => {
    const { taken, limit: met } = withinLimits(chosen, uploads, of);
    setLimit(met);
    setLeaves(false);
    setUploads((now) => [...now, ...taken.map(startedUpload)]);
    for (const { key, file } of taken) void send(key, file);
  };

  const retry = (key: string) => {
    const known = files.current.get(key);
    if (!known) return;
    change(key, { state: 'sending', share: 0, message: '' });
    void send(key, known.file);
  };

  const remove = (key: string) => {
    files.current.get(key)?.stop.abort();
    const id = uploads.find((each) => each.key === key)?.id;
    setUploads((now) => now.filter((each) => each.key !== key));
    setLimit(null);
    // A file that stays behind goes by itself after some days.
    if (id) void api.delete(`/api/attachments/${id}/`, undefined, { headers: ownedBy(draft) }).catch(() => undefined);
  };

  return { of, draft, uploads, limit, leaves, setLeaves, add, retry, remove };
}

/** Asks which files the service has already, such as those sent before a reload. */
function useStoredFiles(draft: string, onStored: (stored: readonly Upload[]) => void): void {
  const { data } = useQuery<DraftAttachments>('/api/attachments/', { headers: ownedBy(draft), identity: draft });
  const tell = useEffectEvent(onStored);
  useEffect(() => {
    if (data) tell(data.results.map(storedUpload));
  }, [data]);
}

const ownedBy = (draft: string) => ({ 'x-draft': draft });

/** Some file is on its way, or did not arrive. */
export const isStuck = ({ uploads }: Pick<Uploads, 'uploads'>): boolean => uploads.some(({ id }) => id === null);

/** Ids of the files to send along. @throws ApiFailure where some have not arrived and may not be left out (AFTER-78) */
export function attachedTo(files: Pick<Uploads, 'uploads' | 'leaves'>, text: Translate): string[] {
  if (isStuck(files) && !files.leaves) throw new ApiFailure(409, 'files', text('attach.files_stuck'));
  return files.uploads.flatMap(({ id }) => id ?? []);
}
