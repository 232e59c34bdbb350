// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiFailure } from 'mf-shared/http';
import { $session, $toasts, anonymousSession } from 'mf-shared/stores';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReviewForm } from './review-form.tsx';

beforeEach(() => $session.set({ ...anonymousSession, isAuthenticated: true, id: 1, firstName: 'Aino' }));
afterEach(() => {
  cleanup();
  $toasts.set([]);
});

function show(onWrite: () => Promise<void>) {
  render(
    <PageAround packages={['mf-product']}>
      <ReviewForm modelId={10} onWrite={onWrite} />
    </PageAround>,
  );
}

function fill(onWrite: () => Promise<void>) {
  show(onWrite);
  fireEvent.change(screen.getByLabelText('Stars'), { target: { value: '9' } });
  fireEvent.change(screen.getByLabelText('How it fits'), { target: { value: '8' } });
  fireEvent.change(screen.getByLabelText(/What do you think/), { target: { value: 'Warm' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the review' }));
}

it('sends stars in halves, the fit scale, the name and the words, and says "Comment saved" (REVIEW-20)', async () => {
  const onWrite = vi.fn(async () => {});
  fill(onWrite);
  await waitFor(() => expect($toasts.get().at(-1)?.message).toBe('Comment saved'));
  expect(onWrite).toHaveBeenCalledWith({ model_id: 10, rating: 9, size: 8, visible_name: 'Aino', comment: 'Warm' });
});

it('says "Failed to save comment" and the field’s error, and keeps everything typed (REVIEW-20)', async () => {
  fill(() => Promise.reject(new ApiFailure(400, 'invalid_request', '', { comment: 'Please fill in this field.' })));
  await waitFor(() => expect($toasts.get().at(-1)?.message).toBe('Failed to save comment'));
  expect(screen.getByText('Please fill in this field.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What do you think/).value).toBe('Warm');
  expect(screen.getByLabelText<HTMLInputElement>('Stars').value).toBe('9');
  expect(screen.getByLabelText('Stars').getAttribute('aria-valuetext')).toBe('4.5 of 5 stars');
});

it('takes a press on the middle, where the slider begins, for "Regular"', () => {
  show(async () => {});
  const fit = screen.getByLabelText('How it fits');
  expect(fit.getAttribute('aria-valuetext')).toBe('Not told');
  fireEvent.click(fit);
  expect(fit.getAttribute('aria-valuetext')).toBe('Regular');
});
