// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ApiProvider } from 'mf-shared/http';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { GuaranteeDialog } from './guarantee-dialog.tsx';

afterEach(cleanup);

const call = 'GET /api/legal-guarantee/';
const answer = { notice: '<p>At least two years</p>', country: 'Sweden: three years', label: '<p>GARAN</p>' };

function open(answers: Parameters<typeof serviceDouble>[0], slug?: string) {
  const service = serviceDouble(answers);
  render(
    <PageAround>
      <ApiProvider api={service.api}>
        <GuaranteeDialog title="Your rights" slug={slug} isOpen onClose={vi.fn()} />
      </ApiProvider>
    </PageAround>,
  );
  return service;
}

it('says that the notice cannot be shown when the service is away, and shows it with the next try (LAW-11)', async () => {
  const { answers, callsOf } = open({ [call]: silence });
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be shown right now');
  answers[call] = answer;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('At least two years')).toBeTruthy();
  expect(screen.getByText('Sweden: three years')).toBeTruthy();
  expect([screen.queryByRole('alert'), screen.queryByRole('button', { name: 'Try again' })]).toEqual([null, null]);
  expect(callsOf(call)).toHaveLength(2);
});

it('a label that is taken back by now is no answer, and the next try may have it again (LAW-12)', async () => {
  const { answers } = open({ [call]: { ...answer, label: '' } }, 'ailakki-70-backpack');
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be shown right now');
  answers[call] = answer;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('GARAN')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says the same where the service knows nothing of it, a producer’s label among them (LAW-12)', async () => {
  open({}, 'ailakki-70-backpack');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
