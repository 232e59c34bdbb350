// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PageAround } from '../testing/page-around.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { type FormStatePlan, useFormState } from './use-form-state.ts';

afterEach(cleanup);

type Name = 'name' | 'email' | 'code';
type Plan = Partial<FormStatePlan<Name>>;

function Form({ initial, ...plan }: Plan) {
  const form = useFormState<Name>({
    id: 'order',
    initial: { name: '', email: '', code: '', ...initial },
    check: ({ email }) => (email === '' ? { email: 'Write an email address.' } : {}),
    send: async () => undefined,
    explain: () => 'No answer.',
    ...plan,
  });
  const hasCode = form.problems.some(({ name }) => name === 'code');
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" {...form.field('email')} />
      {hasCode && <TextField label="Code" {...form.field('code')} />}
      <button type="submit">{form.state}</button>
    </form>
  );
}
const show = (plan: Plan) => render(<Form {...plan} />, { wrapper: PageAround });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => userEvent.click(screen.getByRole('button'));

it('marks each wrong field, and gives the first one the focus (AFTER-68)', async () => {
  show({ check: () => ({ email: 'Write an email address.', name: 'Write a name.' }) });
  await press();
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Name'));
});

it('gives the wrong field the focus at every refused submit, and none once it is right (AFTER-68)', async () => {
  show({});
  await press();
  await press();
  expect(document.activeElement).toBe(field('Email'));
  await userEvent.type(field('Email'), 'aino@example.fi');
  await press();
  expect(field('Email').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('button', { name: 'done' })).toBe(document.activeElement);
});

it('marks a field no longer once its content has changed, by a hand or by what was found (AFTER-68)', async () => {
  show({ check: () => ({ email: 'Write an email address.', name: 'Write a name.' }) });
  await press();
  await userEvent.type(field('Name'), 'A');
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('Write a name.')).toBeNull();
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field('Name'));
  expect(screen.getByText('Write a name.')).toBeTruthy();
});

it('leads to a field that the refusal itself brings', async () => {
  show({
    initial: { name: '', email: 'aino@example.fi', code: '' },
    send: () => Promise.reject(new Error('refused')),
    explain: () => ({ code: 'Write the code.' }),
  });
  await press();
  expect(document.activeElement).toBe(field('Code'));
});

it('leaves the focus to the summary of forms that have one', async () => {
  show({ focuses: 'summary' });
  await press();
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('keeps what was typed when the service does not answer, and shows its sentence', async () => {
  show({ send: () => Promise.reject(new Error('lost')) });
  await userEvent.type(field('Email'), 'aino@example.fi');
  await press();
  expect(screen.getByText('No answer.')).toBeTruthy();
  expect(field('Email').value).toBe('aino@example.fi');
});

it('is sent once at a time', async () => {
  let sent = 0;
  show({
    initial: { name: '', email: 'aino@example.fi', code: '' },
    send: () => {
      sent += 1;
      return new Promise(() => {});
    },
  });
  await press();
  await press();
  expect(sent).toBe(1);
});

function Late() {
  const [email, setEmail] = useState('');
  return (
    <>
      <Form initial={{ name: '', email, code: '' }} />
      <input aria-label="session" onChange={(event) => setEmail(event.target.value)} />
    </>
  );
}

it('follows an initial value that comes late until somebody types', async () => {
  render(<Late />, { wrapper: PageAround });
  await userEvent.type(field('session'), 'a');
  expect(field('Email').value).toBe('a');
  await userEvent.type(field('Email'), 'ino');
  await userEvent.type(field('session'), 'b');
  expect(field('Email').value).toBe('aino');
});
