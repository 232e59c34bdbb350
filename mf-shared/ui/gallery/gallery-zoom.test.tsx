// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { GalleryZoom } from './gallery-zoom.tsx';

const images = ['/media/a', '/media/b', '/media/c'].map((path) => ({ path, alt: path }));
const open = () => {
  const onMove = vi.fn();
  render(
    <PageAround packages={[]}>
      <GalleryZoom images={images} index={0} isOpen onMove={onMove} onClose={() => {}} />
    </PageAround>,
  );
  return { onMove, dialog: screen.getByRole('dialog') };
};
const swipeLeft = (dialog: HTMLElement) => {
  fireEvent.touchStart(dialog, { touches: [{ clientX: 200, clientY: 9 }] });
  fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 100, clientY: 9 }] });
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('moves by arrow keys, around the ends (PRODUCT-30)', () => {
  const { onMove, dialog } = open();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(onMove.mock.calls).toEqual([[1], [2]]);
});

it('moves by swipes, but not while a finger moves over a pinched picture', () => {
  const { onMove, dialog } = open();
  swipeLeft(dialog);
  expect(onMove).toHaveBeenLastCalledWith(1);
  vi.stubGlobal('visualViewport', { scale: 2 });
  swipeLeft(dialog);
  expect(onMove).toHaveBeenCalledTimes(1);
});
