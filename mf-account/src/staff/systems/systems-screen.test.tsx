// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FeedToken, Webhook, WebhookDelivery } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { SystemsScreen } from './systems-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [listTokens, makeToken] = ['GET /api/staff/feed-tokens/', 'POST /api/staff/feed-tokens/'];
const [listWebhooks, makeWebhook] = ['GET /api/staff/webhooks/', 'POST /api/staff/webhooks/'];
const endToken = 'POST /api/staff/feed-tokens/3/withdraw/';
const at = '2026-11-01T10:00:00Z';
const warehouse: FeedToken = {
  ...{ id: 3, name: 'Warehouse', scopes: ['stock'], createdAt: at, endsAt: '2999-01-01T00:00:00Z' },
  ...{ lastUsedAt: null, withdrawnAt: null },
};
const books: Webhook = {
  ...{ id: 5, name: 'Books', url: 'https://books.example/hear', events: ['order.paid'], createdAt: at },
  ...{ oldSecretEndsAt: null, withdrawnAt: null, waiting: 0, givenUp: 1 },
};
const lost: WebhookDelivery = {
  ...{ id: '0b0e7d5c-5a5b-4b58-9c3a-3b1f4f3f0c11', type: 'order.paid', createdAt: at, status: 'given_up', tries: 12 },
  ...{ lastAnswer: 503, lastError: null, nextTryAt: null, endedAt: at },
};

function open({ tokens = [], webhooks = [] }: { tokens?: FeedToken[]; webhooks?: Webhook[] }) {
  const service = serviceDouble({ [listTokens]: { tokens }, [listWebhooks]: { webhooks } });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <SystemsScreen />
    </PageAt>,
  );
  return service;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const part = (name: string) => within(screen.getByRole('region', { name }));
const toasts = () => $toasts.get().map(({ message }) => message);

it('a token needs a name, something that it opens and a last day; a refusal keeps what was typed, and the secret is told once (STAFF-33)', async () => {
  const service = open({});
  expect(await screen.findByText('There are no tokens yet.')).toBeTruthy();
  await userEvent.click(screen.getByText('New token'));
  await press('Make the token');
  const form = part('Tokens');
  const name = form.getByLabelText<HTMLInputElement>(/^Name/);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(service.callsOf(makeToken)).toHaveLength(0);

  await userEvent.type(name, 'ERP');
  await userEvent.click(form.getByLabelText('bring prices'));
  await userEvent.click(form.getByLabelText('bring stock'));
  const lastDay = form.getByLabelText<HTMLInputElement>(/^Last day/);
  await userEvent.type(lastDay, '2099-12-31');
  const words = 'At most two years ahead.';
  service.answers[makeToken] = new ApiFailure(400, 'invalid_request', words, { lastDay: words });
  await press('Make the token');
  expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
  expect([name.value, lastDay.value]).toEqual(['ERP', '2099-12-31']);
  expect(form.getByLabelText<HTMLInputElement>('bring prices').checked).toBe(true);

  service.answers[makeToken] = { ...warehouse, token: 'havu_feed_secret' };
  service.answers[listTokens] = { tokens: [warehouse] };
  await press('Make the token');
  const dialog = within(await screen.findByRole('dialog', { name: 'The secret of ERP' }));
  expect(dialog.getByText('havu_feed_secret')).toBeTruthy();
  // In the order of the form, whichever was ticked first.
  expect(service.callsOf(makeToken)[1]?.body).toEqual({
    ...{ name: 'ERP', scopes: ['stock', 'prices'], lastDay: '2099-12-31' },
  });
  expect(await screen.findByRole('heading', { name: 'Warehouse' })).toBeTruthy();
  expect(name.value).toBe('');
});

it('a token ends only after it was asked whether that is meant; a failure stays with the question (STAFF-33)', async () => {
  const service = open({ tokens: [warehouse] });
  await screen.findByRole('heading', { name: 'Warehouse' });
  await press('End: Warehouse');
  const dialog = within(await screen.findByRole('dialog', { name: 'End: Warehouse' }));
  expect(dialog.getByText(/nobody gets in with it/)).toBeTruthy();
  expect(service.callsOf(endToken)).toHaveLength(0);
  service.answers[endToken] = new ApiFailure(409, 'busy', 'It is in use.');
  await press('End it now');
  expect(await dialog.findByText('It is in use.')).toBeTruthy();
  service.answers[endToken] = { ok: true };
  service.answers[listTokens] = { tokens: [{ ...warehouse, withdrawnAt: at }] };
  await press('End it now');
  await waitFor(() => expect(toasts()).toEqual(['The token “Warehouse” was ended.']));
  expect(await screen.findByText(/^Ended /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End: Warehouse' })).toBeNull();
});

it('a webhook says what it is told, and a message that was given up is sent again (STAFF-33, FEED-9)', async () => {
  const service = open({ webhooks: [books] });
  const messages = 'GET /api/staff/webhooks/5/deliveries/';
  const again = `POST /api/staff/webhooks/5/deliveries/${lost.id}/again/`;
  service.answers[messages] = { deliveries: [lost, { ...lost, id: crypto.randomUUID(), status: 'delivered' }] };
  expect(await screen.findByText('Messages: 0 waiting, 1 given up')).toBeTruthy();
  expect(service.callsOf(messages)).toHaveLength(0);
  await userEvent.click(screen.getByText('Messages'));
  expect(await screen.findByText(/tries: 12, HTTP 503/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Send again' })).toHaveLength(1);
  service.answers[again] = new ApiFailure(409, 'webhook_ended', 'It has ended.');
  await press('Send again');
  expect(await screen.findByText('It has ended.')).toBeTruthy();
  service.answers[again] = { ok: true };
  service.answers[messages] = { deliveries: [{ ...lost, status: 'waiting' }] };
  await press('Send again');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
});

it('a webhook is tried, gets a new secret, and is made for an address; one that has ended has no buttons (STAFF-33)', async () => {
  const ended = { ...books, id: 6, name: 'Old', withdrawnAt: at };
  const service = open({ webhooks: [books, ended] });
  await screen.findByRole('heading', { name: 'Books' });
  expect(screen.getAllByRole('button', { name: 'Test message' })).toHaveLength(1);
  service.answers['POST /api/staff/webhooks/5/ping/'] = { ok: true };
  await press('Test message');
  await waitFor(() => expect(toasts()).toEqual(['A test message is on its way.']));
  service.answers['POST /api/staff/webhooks/5/rotate/'] = { ...books, secret: 'new-secret' };
  await press('New secret');
  expect(await screen.findByText('new-secret')).toBeTruthy();

  await userEvent.click(screen.getByText('New webhook'));
  const form = part('Webhooks');
  await userEvent.type(form.getByLabelText(/^Name/), 'CRM');
  await userEvent.type(form.getByLabelText(/^Address/), 'http://inside');
  await userEvent.click(form.getByLabelText('stock changed'));
  const words = 'The address begins with https://.';
  service.answers[makeWebhook] = new ApiFailure(400, 'invalid_request', words, { url: words });
  await press('Make the webhook');
  expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
  expect(form.getByLabelText<HTMLInputElement>(/^Address/).value).toBe('http://inside');
  expect(service.callsOf(makeWebhook)[0]?.body).toEqual({
    name: 'CRM',
    url: 'http://inside',
    events: ['stock.changed'],
  });
});
