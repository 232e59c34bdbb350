// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleOrder, lineAfterSale } from '../testing/example-order.ts';
import { ComplaintForm } from './complaint-form.tsx';

const send = 'POST /api/reclamations/';
const stores = [
  { id: 3, name: 'Tampere', type: 'retail' },
  { id: 4, name: 'Central warehouse', type: 'warehouse' },
];

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/en/reclamation/');
});
afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

function show(own: Record<string, DoubleAnswer> = {}) {
  const answers = { 'GET /api/resources/': { stores }, 'GET /api/attachments/': { results: [] }, ...own };
  const service = serviceDouble(answers);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <ComplaintForm />
    </PageAt>,
  );
  return service;
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** At once: typing letter by letter draws the whole form for each. */
const fill = (control: HTMLInputElement, value: string) => fireEvent.change(control, { target: { value } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send the complaint' }));
const isWrong = (label: string | RegExp) => field(label).getAttribute('aria-invalid') === 'true';
const wrongFields = () => [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);

async function fillStore() {
  await userEvent.click(screen.getByRole('radio', { name: 'A store' }));
  await userEvent.selectOptions(field('Store'), 'Tampere');
  fill(field(/^Receipt number/), 'R-1');
  fill(field('Brand'), 'Kaamos');
  fill(field('Product'), ' Kuura ');
  fill(field(/^What is wrong/), 'The zip broke.');
  fill(field('Name'), 'Aino');
  fill(field('Email'), 'aino@example.fi');
  fill(field('Phone'), '040 123');
}

describe('a complaint that is not complete', () => {
  it('marks each wrong field of a web order and leads to the first one (AFTER-66, AFTER-68)', async () => {
    const service = show();
    await submit();
    expect(wrongFields()).toEqual([
      'complaint-orderNumber',
      'complaint-email',
      'complaint-rows.0.complaint',
      'complaint-customerName',
      'complaint-phone',
    ]);
    expect(document.activeElement).toBe(field(/^Order number/));
    expect(service.callsOf(send)).toEqual([]);
  });

  it('leads to the first wrong field on the page, wherever the form shows it (AFTER-68)', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'A store' }));
    await submit();
    expect(document.activeElement).toBe(field('Store'));
    expect(isWrong('Email')).toBe(true);
    await userEvent.selectOptions(field('Store'), 'Tampere');
    await submit();
    expect(document.activeElement).toBe(field(/^Receipt number/));
  });

  it('leads to the button that finds the order where no product can be chosen yet', async () => {
    show();
    fill(field(/^Order number/), '100123');
    fill(field('Email'), 'aino@example.fi');
    await submit();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find the order' }));
  });

  it('asks for a size unless the product has none (AFTER-67)', async () => {
    const service = show({ [send]: { code: 'ABCD' } });
    await fillStore();
    await submit();
    expect(wrongFields()).toEqual(['complaint-rows.0.size']);
    expect(document.activeElement).toBe(field('Size'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'It has no size' }));
    await submit();
    expect(service.callsOf(send)).toHaveLength(1);
  });

  it('shows what the service refuses at its field, and leads there (AFTER-68)', async () => {
    show({ [send]: new ApiFailure(400, 'invalid_request', 'Check', { 'rows.0.model': 'Which one?' }) });
    await fillStore();
    fill(field('Size'), 'M');
    await submit();
    expect(await screen.findByText('Product: Which one?')).toBeTruthy();
    expect(document.activeElement).toBe(field('Product'));
    expect(field('Product').value).toBe(' Kuura ');
  });
});

describe('a complaint that is complete', () => {
  it('sends a purchase from a store with its row, and is forgotten by the browser', async () => {
    const service = show({ [send]: { code: 'ABCD' } });
    await fillStore();
    fill(field('Size'), 'M');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I bought it at a discount' }));
    await submit();
    await waitFor(() => expect(location.pathname + location.hash).toBe('/en/reclamation/status/#ABCD'));
    const [made] = service.callsOf(send);
    expect(made?.body).toMatchObject({
      ...{ salesChannel: 'store', orderNumber: '', store: '3', receipt: 'R-1', wish: 'repair', attachments: [] },
      rows: [
        {
          ...{ rowId: '1', manufacturer: 'Kaamos', model: 'Kuura', size: 'M', noSize: false, price: '0' },
          ...{ unitDiscount: true, complaint: 'The zip broke.', productId: null },
        },
      ],
    });
    expect(made?.body).not.toHaveProperty('orderKey');
    expect(made?.body).not.toHaveProperty('discounted');
    expect(sessionStorage.getItem('havu.complaint')).toBeNull();
  });

  it('is filled in from the order, but for what the buyer wrote (AFTER-65, AFTER-69)', async () => {
    const service = show({ 'POST /api/orders/fetch/': exampleOrder(), [send]: { code: 'ABCD' } });
    fill(field(/^Order number/), '100123');
    fill(field('Email'), 'aino@example.fi');
    fill(field('Name'), 'Eino');
    await userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
    await screen.findByText('Found: order 100123. Choose the product.');
    expect(field(/^Order number/).value).toBe('S100123');
    expect(field('Name').value).toBe('Eino');
    expect(field(/^City/).value).toBe('Tampere');
    await userEvent.click(screen.getByRole('radio', { name: /Kuura jacket/ }));
    fill(field(/^What is wrong/), 'The zip broke.');
    fill(field('Phone'), '040 123');
    await submit();
    expect(service.callsOf(send)[0]?.body).toMatchObject({ orderNumber: 'S100123', rows: [{ productId: 11 }] });
  });

  it('opens the order of a link with its key, and proves it with that (AFTER-69)', async () => {
    history.replaceState(null, '', '/en/reclamation/#100123/k-1');
    const service = show({ 'GET /api/orders/100123/': exampleOrder(), [send]: { code: 'ABCD' } });
    await screen.findByText(/^Found: order 100123/);
    expect(service.callsOf('GET /api/orders/100123/')[0]?.query).toEqual({ key: 'k-1' });
    await userEvent.click(screen.getByRole('radio', { name: /Routa hat/ }));
    fill(field(/^What is wrong/), 'It is torn.');
    fill(field('Phone'), '040 123');
    await submit();
    expect(service.callsOf(send)[0]?.body).toMatchObject({ orderKey: 'k-1' });
  });
});

it('of an order offers what is still its buyer’s, and takes a use back that was chosen (AFTER-121)', async () => {
  const { after_sale } = exampleOrder();
  const lines = [lineAfterSale(11, 2, { refunded: 2 }), lineAfterSale(12, 1)];
  const service = show({
    'POST /api/orders/fetch/': exampleOrder({ after_sale: { ...after_sale, lines } }),
    [send]: { code: 'ABCD' },
  });
  fill(field(/^Order number/), '100123');
  fill(field('Email'), 'aino@example.fi');
  await userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Routa hat/ }));
  expect(screen.queryByRole('radio', { name: /Kuura jacket/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Every week' }));
  await userEvent.click(screen.getByRole('radio', { name: 'A few times' }));
  await userEvent.click(screen.getByRole('radio', { name: 'A few times' }));
  fill(field(/^What is wrong/), 'It faded.');
  fill(field('Phone'), '040 123');
  await submit();
  expect(service.callsOf(send)[0]?.body).toMatchObject({ rows: [{ productId: 12, used: '' }] });
});

describe('an order of which nothing can be complained about', () => {
  it('that was not sent leads to the order and to customer service, and loses nothing of the form (AFTER-132)', async () => {
    history.replaceState(null, '', '/en/reclamation/#100123/k-1');
    show({
      'GET /api/orders/100123/': exampleOrder({ status: 'processing' }),
      [send]: new ApiFailure(409, 'complaint_before_sending', 'It has not been sent yet.'),
    });
    expect(await screen.findByText(/Order 100123 has not been sent yet/)).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/en/view-order/#100123/k-1', '/en/ask/']));
    expect(screen.queryByRole('radio', { name: /Kuura jacket/ })).toBeNull();
    fill(field(/^What is wrong/), 'It has not come.');
    await submit();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find the order' }));
    expect(field(/^What is wrong/).value).toBe('It has not come.');
  });

  it('that was cancelled or came back says so (AFTER-121)', async () => {
    const { after_sale } = exampleOrder();
    const lines = [lineAfterSale(11, 2, { cancelled: 2 }), lineAfterSale(12, 1, { cancelled: 1 })];
    show({ 'POST /api/orders/fetch/': exampleOrder({ status: 'cancelled', after_sale: { ...after_sale, lines } }) });
    fill(field(/^Order number/), '100123');
    fill(field('Email'), 'aino@example.fi');
    await userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
    expect(await screen.findByText(/Nothing of order 100123 is with you any more/)).toBeTruthy();
  });

  it('as the service finds while it was written keeps what was typed (AFTER-132)', async () => {
    const refused = new ApiFailure(409, 'complaint_before_sending', 'It has not been sent yet.');
    show({ 'POST /api/orders/fetch/': exampleOrder(), [send]: refused });
    fill(field(/^Order number/), '100123');
    fill(field('Email'), 'aino@example.fi');
    await userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Kuura jacket/ }));
    fill(field(/^What is wrong/), 'The zip broke.');
    fill(field('Phone'), '040 123');
    await submit();
    expect((await screen.findAllByText(/It has not been sent yet/)).length).toBeGreaterThan(0);
    expect(field(/^What is wrong/).value).toBe('The zip broke.');
  });
});

describe('a complaint about several products', () => {
  const product = (number: number) => within(screen.getByRole('group', { name: `Product ${number}` }));

  it('of a store leads to the email last, where the form asks for it', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'A store' }));
    await submit();
    const told = within(screen.getByRole('alert')).getAllByRole('link');
    expect(told.map(({ textContent }) => textContent?.split(':')[0]).at(0)).toBe('Store');
    expect(told.map(({ textContent }) => textContent?.split(':')[0]).at(-1)).toBe('Email');
  });

  it('of a store tells each with its own words, and leads to what is wrong in any of them', async () => {
    const service = show({ [send]: { code: 'ABCD' } });
    await fillStore();
    fill(field('Size'), 'M');
    await userEvent.click(screen.getByRole('button', { name: 'Add another product' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Product 2' }));
    await submit();
    expect(document.activeElement).toBe(product(2).getByLabelText('Brand'));
    fill(product(2).getByLabelText('Brand'), 'Halla');
    fill(product(2).getByLabelText('Product'), 'Cap');
    await userEvent.click(product(2).getByRole('checkbox', { name: 'It has no size' }));
    fill(product(2).getByLabelText(/^What is wrong/), 'It faded.');
    await submit();
    expect(service.callsOf(send)[0]?.body).toMatchObject({
      rows: [
        { rowId: '1', manufacturer: 'Kaamos', size: 'M', complaint: 'The zip broke.' },
        { rowId: '2', manufacturer: 'Halla', noSize: true, complaint: 'It faded.' },
      ],
    });
  });

  it('keeps the others where one is taken out', async () => {
    const service = show({ [send]: { code: 'ABCD' } });
    await fillStore();
    await userEvent.click(screen.getByRole('button', { name: 'Add another product' }));
    fill(product(2).getByLabelText('Product'), 'Cap');
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Product 1' }));
    expect(screen.getAllByRole('group', { name: /^Product/ })).toHaveLength(1);
    expect(field('Product').value).toBe('Cap');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another product' }));
    expect(service.callsOf(send)).toEqual([]);
  });

  it('of an order offers no more of them than were bought, and marks what the service finds foreign', async () => {
    const refused = new ApiFailure(400, 'invalid_request', 'Check', { 'rows.1.productId': 'Choose another' });
    show({ 'POST /api/orders/fetch/': exampleOrder(), [send]: refused });
    expect(screen.queryByRole('button', { name: 'Add another product' })).toBeNull();
    fill(field(/^Order number/), '100123');
    fill(field('Email'), 'aino@example.fi');
    await userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
    await screen.findByText(/^Found: order 100123/);
    await userEvent.click(screen.getByRole('radio', { name: /Kuura jacket/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add another product' }));
    await userEvent.click(product(2).getByRole('radio', { name: /Routa hat/ }));
    for (const words of screen.getAllByLabelText<HTMLInputElement>(/^What is wrong/)) fill(words, 'It broke.');
    fill(field('Phone'), '040 123');
    await submit();
    expect(await screen.findByText('Product 2, Which product? Choose another')).toBeTruthy();
    expect(document.activeElement).toBe(product(2).getAllByRole('radio')[0]);
  });
});

it('stands as it was left after a reload, with the same key, so that it is filed once', async () => {
  const service = show({ [send]: new ApiFailure(0, 'no_answer', '') });
  await fillStore();
  fill(field('Size'), 'M');
  await submit();
  await screen.findAllByText(/does not answer right now/);
  cleanup();
  const again = show({ [send]: { code: 'ABCD' } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A store' }).checked).toBe(true);
  expect(field('Product').value).toBe(' Kuura ');
  await screen.findByRole('option', { name: 'Tampere', selected: true });
  await submit();
  const keyOf = ({ body }: { body?: unknown }) => (body as { requestKey: string }).requestKey;
  expect(again.callsOf(send).map(keyOf)).toEqual(service.callsOf(send).map(keyOf));
});
