import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { SettingError } from 'mf-shared/rules/environment-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBucket, type TestBucket } from '../testing/test-bucket.ts';
import { type BucketSettings, bucketSettings, bucketStore } from './bucket-store.ts';

const secret = 'bucket-secret';
let bucket: TestBucket;
let settings: BucketSettings;

beforeAll(async () => {
  bucket = await openTestBucket(secret);
  settings = { url: bucket.url, region: 'eu-north-1', keyId: 'havu', secret, timeoutMs: 10_000 };
});
beforeEach(() => bucket.failures.splice(0));
afterAll(() => bucket.close());

const newKey = () => `ab/${randomUUID()}`;
const bytes = Buffer.from('the bytes of a picture');

describe('a bucket', () => {
  it('gives back what was put, and removes once or more often', async () => {
    const store = bucketStore(settings);
    const key = newKey();
    await store.put(key, bytes);
    expect(bucket.files.get(`/cases/${key}`)).toEqual(bytes);
    expect(await buffer(await store.read(key))).toEqual(bytes);
    await store.remove(key);
    await store.remove(key);
    await expect(store.read(key)).rejects.toThrow('404');
  });

  it('tries again where the store stumbles, and says so where it stays away', async () => {
    const store = bucketStore(settings);
    bucket.failures.push(503);
    await store.put(newKey(), bytes);
    bucket.failures.push(503, 503, 503);
    await expect(store.put(newKey(), bytes)).rejects.toThrow('503');
  });

  it('does not wait for ever', async () => {
    bucket.failures.push('hang');
    await expect(bucketStore({ ...settings, timeoutMs: 50 }).put(newKey(), bytes)).rejects.toThrow(/timeout/i);
  });

  it('is closed to whoever has another key', async () => {
    const key = newKey();
    await expect(bucketStore({ ...settings, secret: 'another' }).put(key, bytes)).rejects.toThrow('403');
    expect(bucket.files.has(`/cases/${key}`)).toBe(false);
  });
});

describe('the settings of the bucket', () => {
  const given = {
    ATTACHMENTS_BUCKET_URL: 'https://store.example/cases/',
    ATTACHMENTS_BUCKET_KEY_ID: 'havu',
    ATTACHMENTS_BUCKET_SECRET: secret,
  };

  it('are none without an address, and all with it', () => {
    expect(bucketSettings({}, 'ATTACHMENTS_BUCKET')).toBeNull();
    expect(bucketSettings(given, 'ATTACHMENTS_BUCKET')).toMatchObject({
      url: 'https://store.example/cases',
      keyId: 'havu',
      secret,
    });
  });

  it.each(['ATTACHMENTS_BUCKET_KEY_ID', 'ATTACHMENTS_BUCKET_SECRET'])('are refused without %s', (name) => {
    expect(() => bucketSettings({ ...given, [name]: '' }, 'ATTACHMENTS_BUCKET')).toThrow(SettingError);
  });
});
