// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { afterEach, expect, it } from 'vitest';
import { FormFrame } from './form-frame.tsx';
import { useForm } from './use-form.ts';

afterEach(cleanup);

type Words = Readonly<Record<'email' | 'password', string>>;
interface LetterProps {
  send: (values: Words) => Promise<void>;
  /** What is kept of what was sent. */
  kept?: Words;
}

function Letter({ send, kept }: LetterProps) {
  const form = useForm({
    id: 'letter',
    initial: { email: '', password: '' },
    labels: { email: 'Email', password: 'Password' },
    rules: { email: ['required', 'email'] },
    send: async (values) => {
      await send(values);
      if (kept) form.showKept(kept);
    },
  });
  if (form.state === 'done' && !kept) return <p>done</p>;
  return (
    <FormFrame form={form} action="Send">
      <TextField {...form.field('email')} />
      <TextField {...form.field('password')} />
    </FormFrame>
  );
}
const show = (send: LetterProps['send'], kept?: Words) =>
  render(
    <PageAround packages={['mf-account']}>
      <Letter send={send} {...(kept && { kept })} />
    </PageAround>,
  );
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('what is missing is told beside its field and in a summary that has the focus; nothing is sent', async () => {
  show(async () => Promise.reject(new Error('sent')));
  await userEvent.type(email(), 'aino');
  await press();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByText('Email: Write an email address such as name@example.com.')).toBeTruthy();
  expect(screen.getByText('Write an email address such as name@example.com.')).toBeTruthy();
});

it('a problem goes with the content that had it, and one that comes back leaves the focus in the field (AFTER-68)', async () => {
  show(async () => undefined);
  await press();
  expect(screen.getByText(/^Email: /)).toBeTruthy();
  await userEvent.type(email(), 'aino@havu.fi');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.clear(email());
  expect(screen.getByText(/^Email: /)).toBeTruthy();
  expect(document.activeElement).toBe(email());
});

it('a refusal of the service stands beside its field, and what was typed stays', async () => {
  show(async () => Promise.reject(new ApiFailure(400, 'invalid_request', 'Check', { email: 'No such domain.' })));
  await userEvent.type(email(), 'aino@havu.fi');
  await press();
  expect(screen.getAllByText(/No such domain\./)).toHaveLength(2);
  expect(email().value).toBe('aino@havu.fi');
});

it.each([
  [new ApiFailure(0, 'no_answer', ''), /does not answer right now/],
  [new ApiFailure(429, 'too_many_requests', 'Wait a moment.'), /Wait a moment/],
  [new ApiFailure(400, 'invalid_request', ''), /check/i],
])('%s is told in words (SESSION-70)', async (failure, words) => {
  show(() => Promise.reject(failure));
  await userEvent.type(email(), 'aino@havu.fi');
  await press();
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(email().value).toBe('aino@havu.fi');
});

it('what is sent is trimmed, but for passwords', async () => {
  let sent: object = {};
  show(async (values) => {
    sent = values;
  });
  await userEvent.type(email(), ' aino@havu.fi ');
  await userEvent.type(screen.getByLabelText('Password'), ' a b ');
  await press();
  expect(sent).toEqual({ email: 'aino@havu.fi', password: ' a b ' });
  expect(screen.getByText('done')).toBeTruthy();
});

it('shows what is kept of what was sent, and leaves what was typed meanwhile (STAFF-42)', async () => {
  let answer = () => {};
  const wait = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  show(wait, { email: 'aino@havu.fi', password: '' });
  await userEvent.type(email(), ' aino@havu.fi ');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(password, 'a');
  await press();
  await userEvent.type(password, 'b');
  answer();
  await waitFor(() => expect([email().value, password.value]).toEqual(['aino@havu.fi', 'ab']));
});
