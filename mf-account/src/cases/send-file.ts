import type { ApiError, Attachment } from 'mf-shared/contract';

interface Sending {
  file: File;
  key: string;
  of: 'complaint' | 'return';
  draft: string;
  locale: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

const unknownKind = 415;

export class UploadFailure extends Error {
  /** The service takes no file of its kind: sent again it is refused again. */
  readonly isFinal: boolean;
  constructor(message: string, status = 0) {
    super(message);
    this.isFinal = status === unknownKind;
  }
}

/** Sends one file with its progress, which fetch cannot tell. @throws UploadFailure with the service's words, '' without */
export function sendFile({ file, key, of, draft, locale, signal, onProgress }: Sending): Promise<Attachment> {
  const { promise, resolve, reject } = Promise.withResolvers<Attachment>();
  const request = new XMLHttpRequest();
  request.open('POST', `/api/attachments/?${new URLSearchParams({ key, of, name: file.name.slice(-120) })}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader('accept-language', locale);
  request.setRequestHeader('x-draft', draft);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => {
    const answer = request.response as (Attachment & Partial<ApiError>) | null;
    if (request.status === 200 && answer) resolve(answer);
    else reject(new UploadFailure(answer?.error?.message ?? '', request.status));
  };
  request.onerror = () => reject(new UploadFailure(''));
  request.onabort = () => reject(new UploadFailure(''));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file);
  return promise;
}
