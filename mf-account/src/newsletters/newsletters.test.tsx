// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, describe, expect, it } from 'vitest';
import { NewsletterPage } from './newsletter-page.tsx';
import type { NewsletterList } from './newsletter-routes.ts';

afterEach(cleanup);

function show(list: NewsletterList, path: string, answers: Record<string, DoubleAnswer>) {
  history.replaceState(null, '', path);
  const service = serviceDouble(answers);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <NewsletterPage data={list} params={{}} path={path} />
    </PageAt>,
  );
  return service;
}

describe('asking for a letter (CONTENT-18, CONTENT-24)', () => {
  it.each(['forest', 'corporate'] as const)('asks for the %s letter, which a mail confirms first', async (list) => {
    const call = `POST /api/newsletters/${list}/`;
    const service = show(list, '/en/letter/', { [call]: {} });
    await userEvent.type(screen.getByLabelText('Email'), ' aino@example.fi ');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(service.calls).toEqual([{ call, body: { email: 'aino@example.fi' } }]);
    expect(screen.getByRole('status').textContent).toContain('open the link we sent to aino@example.fi');
  });

  it('leads companies to the form for their needs, and nobody else', () => {
    show('corporate', '/en/letter/', {});
    expect(screen.getByRole('link', { name: /company's needs/ }).getAttribute('href')).toBe('/en/corporate-info-form/');
    cleanup();
    show('forest', '/en/letter/', {});
    expect(screen.queryByRole('link', { name: /company's needs/ })).toBeNull();
  });

  it('asks for an address before it asks the service, and keeps one that was not sent', async () => {
    const call = 'POST /api/newsletters/forest/';
    const service = show('forest', '/en/letter/', { [call]: silence() });
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(service.calls).toEqual([]);
    await userEvent.type(screen.getByLabelText('Email'), 'aino@example.fi');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect((await screen.findAllByText(/does not answer right now/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('aino@example.fi');
  });
});

describe('the links of its mails', () => {
  it.each([
    ['confirm', /Your subscription is confirmed/],
    ['leave', /Your subscription has ended/],
  ])('?%s= does so as soon as the page stands, once', async (action, words) => {
    const call = `POST /api/newsletters/${action}/`;
    const service = show('forest', `/en/letter/?${action}=token-1`, { [call]: {} });
    expect((await screen.findByText(words)).textContent).toBeTruthy();
    expect(service.calls).toEqual([{ call, body: { token: 'token-1' } }]);
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByRole('link', { name: 'Read the magazine' }).getAttribute('href')).toBe('/en/life-outdoors/');
  });

  it('that have expired lead to another subscription', async () => {
    const gone = new ApiFailure(410, 'link_expired', 'Expired');
    show('forest', '/en/letter/?confirm=token-1', { 'POST /api/newsletters/confirm/': gone });
    expect((await screen.findByText(/expired or was used already/)).textContent).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Subscribe again' }).getAttribute('href')).toBe('/en/forest-newsletter/');
  });

  it('can be tried again where the service does not answer', async () => {
    const call = 'POST /api/newsletters/leave/';
    const service = show('forest', '/en/letter/?leave=token-1', { [call]: silence() });
    const again = await screen.findByRole('button', { name: 'Try again' });
    service.answers[call] = {};
    await userEvent.click(again);
    expect((await screen.findByText(/Your subscription has ended/)).textContent).toBeTruthy();
  });
});
