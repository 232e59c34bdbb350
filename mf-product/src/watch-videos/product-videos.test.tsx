// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { $consent, $toasts, answerConsent, noConsent } from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { ProductVideos } from './product-videos.tsx';

const model = buildModel([{ id: 1 }], { has_videos: true });
const clip = { providerVideoId: 'kuura-1', title: 'Kuura in the fells', thumbs: [], uploadDate: '2026-01-05' };
const embedUrl = 'https://video.example/embed/';
let service: TestService;
const watch = () =>
  render(
    <ShopAround service={service}>
      <ProductVideos model={model} />
    </ShopAround>,
  );

beforeEach(() => {
  service = new TestService();
  $toasts.set([]);
});
afterEach(() => {
  cleanup();
  $consent.set(noConsent);
});

describe('videos of a product (CONTENT-7, CONTENT-9)', () => {
  it('are not asked for without functional consent; the place says why, and its button agrees', async () => {
    service.answers.set('/api/product_videos/', () => ({ embedUrl, videos: [clip] }));
    watch();
    expect(service.calls).toEqual([]);
    expect(screen.getByText(/functional cookies/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Allow and show the video' }));
    expect($consent.get()).toMatchObject({ functional: true, statistics: false, marketing: false });
    await screen.findByRole('button', { name: 'Play the video: Kuura in the fells' });
  });

  it('are asked for with the page where consent was given before: the answer is on the device (CONTENT-8)', () => {
    answerConsent({ functional: true });
    watch();
    expect(service.calls.map(({ path }) => path)).toEqual(['/api/product_videos/']);
  });

  it('load the provider’s player by the press on play and no earlier', async () => {
    answerConsent({ functional: true });
    service.answers.set('/api/product_videos/', () => ({ embedUrl, videos: [clip] }));
    watch();
    const play = await screen.findByRole('button', { name: /Play the video/ });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(play);
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe('https://video.example/embed/kuura-1');
  });

  it.each([null, [], 'words', { videos: {} }, { embedUrl, videos: [null, { providerVideoId: '../../evil' }, {}] }])(
    'that are %j: silence, and nothing is left of the place',
    async (answer) => {
      answerConsent({ functional: true });
      service.answers.set('/api/product_videos/', () => answer);
      const { container } = watch();
      await waitFor(() => expect(container.querySelector('[data-video-place]')).toBeNull());
      expect($toasts.get()).toEqual([]);
    },
  );

  it('that cannot be had: silence too', async () => {
    answerConsent({ functional: true });
    service.answers.set('/api/product_videos/', () => Promise.reject(new Error('away')));
    const { container } = watch();
    await waitFor(() => expect(container.querySelector('[data-video-place]')).toBeNull());
    expect($toasts.get()).toEqual([]);
  });
});
