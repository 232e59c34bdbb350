// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { AskForm } from './ask-form.tsx';

afterEach(cleanup);

it.each([
  ['a service that fails', new ApiFailure(503, 'unavailable', 'away')],
  ['silence', silence()],
])('tells that sending failed for %s, and keeps what was written (CONTENT-21)', async (_what, failure) => {
  const service = serviceDouble({ 'POST /api/contact/': failure });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <AskForm asked={{ topic: 'order', page: '' }} />
    </PageAt>,
  );
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await userEvent.type(field(/name/i), 'Aino');
  await userEvent.type(field(/email/i), 'aino@example.fi');
  await userEvent.type(field(/message/i), 'Where is my parcel?');
  const send = screen.getAllByRole('button').at(-1);
  if (!send) throw new Error('no button');
  await userEvent.click(send);
  expect((await screen.findAllByText(/Sending the message failed/)).length).toBeGreaterThan(0);
  expect(field(/message/i).value).toBe('Where is my parcel?');
});

it('sends a fault of the site elsewhere than a message, with its page and the version (CONTENT-26)', async () => {
  const call = 'POST /api/bug-report/';
  const service = serviceDouble({ [call]: { ok: true } });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <AskForm asked={{ topic: 'site', page: '/en/tents/' }} />
    </PageAt>,
  );
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  expect(field(/page with the fault/i).value).toBe('/en/tents/');
  await userEvent.type(field(/name/i), 'Aino');
  await userEvent.type(field(/email/i), 'aino@example.fi');
  await userEvent.type(field(/message/i), 'The filter does not open');
  await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  await screen.findByText(/Thank you for your message/);
  expect(service.callsOf(call)).toEqual([
    {
      call,
      body: {
        ...{ name: 'Aino', email: 'aino@example.fi', message: 'The filter does not open' },
        ...{ page: '/en/tents/', app_version: '1a2b-7' },
      },
    },
  ]);
});
