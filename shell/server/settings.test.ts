import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the shell refuses to start with a setting that cannot be used', () => {
  it.each([
    ['PORT', '3.5'],
    ['PUBLIC_URL', 'havu.example'],
    ['API_URL', 'localhost'],
    ['LOCALE_STRATEGY', 'suffix'],
    ['EDGE_COUNTRY', 'zz'],
    ['EDGE_CURRENCY', 'xyz'],
    ['BRAND_EMAIL', 'Havu'],
    ['BLOG_API_PREFIX', 'blog'],
    ['VIDEO_EMBED_URL', 'https://videos.example/embed'],
    ['REDIRECTS', '{'],
    ['REDIRECTS', '{"old":"/new/"}'],
  ])('%s=%s', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(`${name} must be`);
    expect(read).toThrow(`not '${value}'.`);
  });

  it('and takes the defaults for those that are set to nothing', () => {
    const empty = { PORT: '', EDGE_COUNTRY: '', EDGE_CURRENCY: '', LOCALE_STRATEGY: '', REDIRECTS: '' };
    expect(readSettings(empty)).toEqual(readSettings({}));
  });
});
