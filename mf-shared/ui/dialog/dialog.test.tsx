// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

const show = (isOpen: boolean, onClose = vi.fn()) => {
  render(
    <Dialog isOpen={isOpen} onClose={onClose} title="Added to cart">
      <p>Kuura</p>
    </Dialog>,
    { wrapper: PageAround },
  );
  return onClose;
};

test('the content exists only while the dialog is open', () => {
  show(false);
  expect(screen.queryByText('Kuura')).toBeNull();
});

test('it is named by its title and locks the page behind it (spec: catalogue §4 Dialog)', () => {
  show(true);
  const dialog = screen.getByRole('dialog', { name: 'Added to cart' });
  expect(dialog.dataset.locksScroll).toBe('true');
  expect(dialog.hasAttribute('open')).toBe(true);
});

test('the button closes it', () => {
  const onClose = show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a press on the backdrop closes it, one inside does not', () => {
  const onClose = show(true);
  fireEvent.click(screen.getByText('Kuura'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledOnce();
});
