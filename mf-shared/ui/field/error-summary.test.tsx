// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function Form({ attempt }: { attempt: number }) {
  return (
    <>
      <ErrorSummary attempt={attempt} problems={[{ fieldId: 'post', message: 'Five digits, please' }]} />
      <TextField id="post" label="Postal code" hint="As on the parcel" error="Five digits, please" />
    </>
  );
}

it('the summary takes the focus after a refused submit, and again after the next', () => {
  const { rerender } = render(<Form attempt={0} />, { wrapper: PageAround });
  expect(document.activeElement).toBe(document.body);
  rerender(<Form attempt={1} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  screen.getByLabelText('Postal code').focus();
  rerender(<Form attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('a line of the summary leads to its field', () => {
  render(<Form attempt={1} />, { wrapper: PageAround });
  fireEvent.click(screen.getByRole('link', { name: 'Five digits, please' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Postal code'));
});

it('hint and error are read out with the field', () => {
  render(<Form attempt={0} />, { wrapper: PageAround });
  const field = screen.getByLabelText('Postal code');
  expect(field.getAttribute('aria-describedby')).toBe('post-hint post-error');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('post-error')?.textContent).toBe('Five digits, please');
});
