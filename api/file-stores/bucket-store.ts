import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { addressSetting, type Environment, SettingError } from 'mf-shared/rules/environment-settings';
import type { FileStore } from './file-store.ts';

/** A bucket of Amazon S3 or of any store that speaks its HTTP: the bucket's own address, keys are paths below it. */
export interface BucketSettings {
  url: string;
  region: string;
  keyId: string;
  secret: string;
  /** Milliseconds that one call may take, with all bytes. */
  timeoutMs: number;
}

/**
 * The settings of one bucket, such as `ATTACHMENTS_BUCKET`: `…_URL`, `…_REGION`, `…_KEY_ID`, `…_SECRET`; null where there is none.
 * @throws SettingError where the bucket is named and its keys are not
 */
export function bucketSettings(environment: Environment, bucket: 'ATTACHMENTS_BUCKET'): BucketSettings | null {
  const url = addressSetting(environment, `${bucket}_URL`);
  if (url === null) return null;
  const needed = (of: string): string => {
    const given = environment[`${bucket}_${of}`];
    if (!given) throw new SettingError(`${bucket}_${of}`, `set where ${bucket}_URL is`, '');
    return given;
  };
  return {
    url,
    region: environment[`${bucket}_REGION`] || 'us-east-1',
    keyId: needed('KEY_ID'),
    secret: needed('SECRET'),
    timeoutMs: 60_000,
  };
}

/** Keeps files in a bucket. Nobody but the service holds its keys: buyers and staff read through the service. */
export function bucketStore({ url, region, keyId, secret, timeoutMs }: BucketSettings): FileStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 2 });
  const call = async (method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) => {
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    const init: RequestInit = body ? { method, headers, signal, body } : { method, headers, signal };
    return client.fetch(`${url}/${key}`, init);
  };
  const refuse = async (response: Response, method: string, key: string): Promise<never> => {
    await response.body?.cancel();
    throw new Error(`The bucket answered ${response.status} to ${method} ${key}`);
  };
  return {
    async put(key, bytes) {
      const response = await call('PUT', key, new Uint8Array(bytes));
      if (!response.ok) return refuse(response, 'PUT', key);
      await response.body?.cancel();
    },
    async read(key) {
      const response = await call('GET', key);
      if (!response.ok || !response.body) return refuse(response, 'GET', key);
      return Readable.from(response.body, { objectMode: false });
    },
    async remove(key) {
      const response = await call('DELETE', key);
      if (!response.ok && response.status !== 404) return refuse(response, 'DELETE', key);
      await response.body?.cancel();
    },
  };
}
