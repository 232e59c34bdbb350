// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLostHtml } from './use-lost-html.ts';

afterEach(cleanup);

const ask = 'POST /api/staff/rich-text/';

function Words({ send }: { send: () => Promise<void> }) {
  const form = useForm({
    id: 'words',
    initial: { content_fi: '<p>A</p>' },
    labels: { content_fi: 'Text' },
    rules: {},
    send,
  });
  const submit = useLostHtml({ form, stored: { content_fi: '' }, fields: { fi: 'content_fi' }, hasParts: true });
  return (
    <FormFrame form={{ ...form, submit }} action="Save">
      <TextField {...form.field('content_fi')} />
    </FormFrame>
  );
}
function show(answer: object) {
  const service = serviceDouble({ [ask]: answer });
  const send = vi.fn(async () => undefined);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <Words send={send} />
    </PageAt>,
  );
  return { service, send, button: () => screen.getByRole('button', { name: 'Save' }) };
}

it('is sent once, however often it is pressed while it is asked what is lost (CONTENT-29)', async () => {
  const { service, send, button } = show({ lost: {} });
  button().click();
  button().click();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(service.callsOf(ask).map(({ body }) => body)).toEqual([{ texts: { fi: '<p>A</p>' }, hasParts: true }]);
  // The next press is one of its own.
  await waitFor(() => {
    button().click();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it('is sent where the service does not say what is lost, so that the save tells of it (CONTENT-29)', async () => {
  const { send, button } = show(new ApiFailure(503, 'unavailable', ''));
  button().click();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
