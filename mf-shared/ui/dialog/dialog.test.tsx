// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it, vi } from 'vitest';
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

it('the content exists only while the dialog is open', () => {
  show(false);
  expect(screen.queryByText('Kuura')).toBeNull();
});

it('it is named by its title and locks the page behind it (NAV-40)', () => {
  show(true);
  const dialog = screen.getByRole('dialog', { name: 'Added to cart' });
  expect(document.documentElement.dataset.held).toBe('middle');
  expect(dialog.hasAttribute('open')).toBe(true);
});

it('the page moves again when it closes and when it goes away (NAV-41)', () => {
  const dialog = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onClose={vi.fn()} title="Filter" variant="side">
      <p>Kuura</p>
    </Dialog>
  );
  const { rerender, unmount } = render(dialog(true), { wrapper: PageAround });
  expect(document.documentElement.dataset.held).toBe('side');
  rerender(dialog(false));
  expect(document.documentElement.dataset.held).toBeUndefined();
  rerender(dialog(true));
  unmount();
  expect(document.documentElement.dataset.held).toBeUndefined();
});

it('the page keeps moving where the dialog is told so (NAV-40)', () => {
  render(
    <Dialog isOpen onClose={vi.fn()} title="Filter" locksScroll={false}>
      <p>Kuura</p>
    </Dialog>,
    { wrapper: PageAround },
  );
  expect(document.documentElement.dataset.held).toBeUndefined();
});

it('a dialog over a dialog leaves the page still when it closes', () => {
  const both = (isOver: boolean) => (
    <>
      <Dialog isOpen onClose={vi.fn()} title="Below">
        <p>Kuura</p>
      </Dialog>
      <Dialog isOpen={isOver} onClose={vi.fn()} title="Over">
        <p>Sizes</p>
      </Dialog>
    </>
  );
  const { rerender } = render(both(true), { wrapper: PageAround });
  rerender(both(false));
  expect(document.documentElement.dataset.held).toBe('middle');
});

it('the button closes it (NAV-41)', () => {
  const onClose = show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('a press on the backdrop closes it, one inside does not', () => {
  const onClose = show(true);
  fireEvent.click(screen.getByText('Kuura'));
  expect(onClose).not.toHaveBeenCalled();
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(screen.getByText('Kuura'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('Escape tells its owner at once, and leaves the closing to it', () => {
  const onClose = show(true);
  const press = new Event('cancel', { cancelable: true });
  screen.getByRole('dialog').dispatchEvent(press);
  expect(onClose).toHaveBeenCalledOnce();
  expect(press.defaultPrevented).toBe(true);
});

it('a late word of an earlier closing does not close it again', () => {
  const onClose = show(true);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});
