// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Complaint, complaintForm } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { ComplaintCase } from './complaint-case.tsx';
import { KeepCode } from './keep-code.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** An upload that goes on for ever. */
class SilentRequest extends EventTarget {
  readonly upload = new EventTarget();
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {}
}

const code = 'ABCD-EFGH-IJKL';
const read = `GET /api/reclamations/${code}/`;
const send = `POST /api/reclamations/${code}/messages/`;
const event: Complaint['events'][number] = {
  ...{ id: 1, at: '2026-11-20T10:00:00Z', by: 'buyer', signature: '', status: 'new-return', body: '' },
  ...{ is_internal: false, attachments: [] },
};
const complaint: Complaint = {
  ...{ number: 7, status: 'more_info-return', wish: 'repair', outcome: null, code, store_name: 'Tampere' },
  target_store_name: 'Helsinki Kamppi',
  ...{ submitted_at: '2026-11-20T10:00:00Z', status_at: '2026-11-21T10:00:00Z', answer_by: null, images: [null] },
  form: complaintForm.parse({
    ...{ customerName: 'Aino', email: 'aino@example.fi', phone: '040', address: 'Katu 1', city: 'Tampere' },
    ...{ salesChannel: 'store', store: '3', receipt: 'R-1', timeOfPurchase: '2026-10-01' },
    rows: [{ rowId: '1', manufacturer: 'Kaamos', model: 'Kuura', size: 'M', complaint: 'The zip broke.' }],
  }),
  ...{ goods: null, product: null, postage: null, given: [] },
  events: [
    event,
    { ...event, id: 2, by: 'staff', signature: 'Outi', status: 'more_info-return', body: 'Which zip is it?' },
  ],
};

function show(answers: Record<string, DoubleAnswer>, shown = code) {
  const service = serviceDouble({ 'GET /api/attachments/': { results: [] }, ...answers });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <ComplaintCase code={shown} />
    </PageAt>,
  );
  return service;
}

it('tells the state, the product and what both sides wrote, the form first and signed by a person (LOOK-53)', async () => {
  show({ [read]: complaint });
  expect(await screen.findByRole('heading', { level: 1, name: 'We need a little more from you' })).toBeDefined();
  expect(screen.getByRole('region', { name: /about|product/i }).textContent).toMatch(
    /Kaamos Kuura.*M.*Tampere, R-1.*Helsinki Kamppi/s,
  );
  const [first, second] = screen.getAllByText(/The zip broke\.|Which zip is it\?/).map((each) => each.closest('li'));
  expect(within(first as HTMLElement).getByText('You')).toBeDefined();
  expect(within(second as HTMLElement).getByText('Outi')).toBeDefined();
  expect(screen.getByRole('link', { name: 'To your answer' }).getAttribute('href')).toBe('#answer');
});

it('says how the product gets to the shop, and where the store is, until it is there (AFTER-120)', async () => {
  const words = 'You can bring the product to the store that you chose: Havu Kamppi.';
  const store = { slug: 'kamppi', name: 'Havu Kamppi' };
  const product: Complaint['product'] = { kind: 'may_bring', words, store, label: null, place: '', qr: [] };
  show({ [read]: { ...complaint, product } });
  const way = within(await screen.findByRole('region', { name: 'The product' }));
  expect(way.getByText(words)).toBeDefined();
  expect(way.getByRole('link', { name: 'Havu Kamppi' }).getAttribute('href')).toBe('/en/stores/kamppi/');
  cleanup();
  show({ [read]: complaint });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'The product' })).toBeNull();
});

it('gives the code of a prepaid label, where it is handed in, and its PDF where that may be seen (AFTER-128)', async () => {
  const label = { status: 'ready' as const, code: '100 007 919', pdf: '/api/parcel-labels/1/?expires=1' };
  const product: Complaint['product'] = {
    ...{ kind: 'send', words: 'Send it with our label.', store: null, label },
    ...{ place: 'Postin automaatti, Puutarhakatu 2', qr: ['10', '01'] },
  };
  show({ [read]: { ...complaint, product } });
  const way = within(await screen.findByRole('region', { name: 'The product' }));
  expect(way.getByRole('img', { name: `Code of the label for complaint ${complaint.number}` })).toBeDefined();
  expect(way.getByText('100 007 919')).toBeDefined();
  expect(way.getByText('Postin automaatti, Puutarhakatu 2')).toBeDefined();
  expect(way.getByRole('link', { name: 'Label as PDF' }).getAttribute('href')).toBe(label.pdf);
  cleanup();
  show({ [read]: { ...complaint, product: { ...product, label: { ...label, pdf: null } } } });
  expect(await screen.findByText('The label as PDF is in the mail that we sent you.')).toBeDefined();
  cleanup();
  show({ [read]: { ...complaint, product: { ...product, label: { status: 'asked', code: '', pdf: null }, qr: [] } } });
  await screen.findByRole('region', { name: 'The product' });
  expect(screen.queryByRole('img', { name: /Code of the label/ })).toBeNull();
});

it('tells the postage that was paid back (AFTER-129)', async () => {
  show({ [read]: { ...complaint, postage: { means: 'Bank transfer', amount: 6.9, currency: 'eur' } } });
  expect((await screen.findByText(/We have paid your postage/)).textContent).toMatch(/Bank transfer .*6[.,]90/);
});

it('sends an answer once under its key and shows the case that came of it', async () => {
  const answered = { ...event, id: 3, status: 'processing-return' as const, body: 'The long one.' };
  const after = { ...complaint, status: 'processing-return' as const, events: [...complaint.events, answered] };
  const service = show({ [read]: complaint, [send]: after });
  await userEvent.type(await screen.findByLabelText(/^Your message/), 'The long one.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'We are looking at it' })).toBeDefined();
  expect(service.callsOf(send)).toHaveLength(1);
  expect(service.callsOf(send)[0]?.body).toMatchObject({ body: 'The long one.', attachments: [] });
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your message/).value).toBe('');
});

it('sends no answer while a picture has not arrived, unless told to send it without (AFTER-78)', async () => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  const service = show({ [read]: complaint, [send]: complaint });
  await userEvent.type(await screen.findByLabelText(/^Your message/), 'The long one.');
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'zip.jpg', { type: 'image/jpeg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  expect((await screen.findAllByText(/Some files are not uploaded/)).length).toBeGreaterThan(0);
  expect(service.callsOf(send)).toHaveLength(0);
  expect(screen.getByText('zip.jpg')).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send without attachments that are not uploaded' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(service.callsOf(send)[0]?.body).toMatchObject({ body: 'The long one.', attachments: [] });
});

it('keeps the words of an answer over a reload, until it is sent', async () => {
  show({ [read]: complaint });
  await userEvent.type(await screen.findByLabelText(/^Your message/), 'The long one.');
  cleanup();
  show({ [read]: complaint, [send]: complaint });
  const message = await screen.findByLabelText<HTMLTextAreaElement>(/^Your message/);
  expect(message.value).toBe('The long one.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your message/).value).toBe(''));
});

it('keeps what was typed where the service refuses it', async () => {
  show({ [read]: complaint, [send]: new ApiFailure(409, 'case_changed', 'The case was closed.') });
  await userEvent.type(await screen.findByLabelText(/^Your message/), 'The long one.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The case was closed.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your message/).value).toBe('The long one.');
});

it('takes no answer once it is over, and tells how it ended (AFTER-52)', async () => {
  show({ [read]: { ...complaint, status: 'processed-return', outcome: 'refunded' } });
  expect(await screen.findByText('We give your money back.')).toBeDefined();
  expect(screen.queryByLabelText(/^Your message/)).toBeNull();
});

it('asks for a code where none is known, and says that a wrong one was not found (AFTER-70)', async () => {
  show({ [read]: new ApiFailure(404, 'complaint_not_found', 'x') });
  expect(await screen.findByText('Complaint could not be found.')).toBeDefined();
  cleanup();
  show({}, '');
  await userEvent.click(screen.getByRole('button', { name: 'Open the complaint' }));
  expect(screen.getByLabelText(/^Code/).getAttribute('aria-invalid')).toBe('true');
});

it('can be read again after the service was away', async () => {
  const service = show({ [read]: silence() });
  const again = await screen.findByRole('button', { name: 'Try again' });
  service.answers[read] = complaint;
  await userEvent.click(again);
  expect(await screen.findByText('Which zip is it?')).toBeDefined();
});

it('copies the link, and shows it to be marked where the browser copies nothing', async () => {
  const link = `https://havu.example/en/reclamation/status/#${code}`;
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  show({});
  cleanup();
  render(
    <PageAt api={serviceDouble().api} packages={['mf-account']}>
      <KeepCode code={code} link={link} />
    </PageAt>,
  );
  const copy = screen.getByRole('button', { name: 'Copy the link' });
  copy.click();
  expect(await screen.findByText('The link is copied.')).toBeDefined();
  expect(written).toEqual([link]);
  vi.stubGlobal('navigator', {});
  copy.click();
  expect(await screen.findByText(link)).toBeDefined();
});
