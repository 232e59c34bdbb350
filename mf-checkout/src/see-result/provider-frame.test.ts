import { describe, expect, it } from 'vitest';
import { providerFrame } from './provider-frame.ts';

describe('the frame in a provider’s snippet', () => {
  it('is taken out of its markup', () => {
    const snippet =
      '<div id="klarna"><iframe id="k" title="Klarna" src="https://k.example/a?b=1&amp;c=2"></iframe></div>';
    expect(providerFrame(snippet)).toBe('https://k.example/a?b=1&c=2');
  });

  it('is nothing where there is none, or where it would run code', () => {
    expect(providerFrame(null)).toBeNull();
    expect(providerFrame('<script>alert(1)</script>')).toBeNull();
    expect(providerFrame('<iframe src="javascript:alert(1)"></iframe>')).toBeNull();
    expect(providerFrame('<iframe src="http://k.example/"></iframe>')).toBeNull();
    expect(providerFrame('<iframe src="/relative/"></iframe>')).toBeNull();
  });
});
