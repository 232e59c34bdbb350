// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffProduct } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { ProductPictures } from './product-pictures.tsx';

afterEach(cleanup);

const pictures = { images: ['/media/a', '/media/b'], colours: [{ colour_id: 5, name: 'Green', images: ['/media/g'] }] };

function show(answers: Parameters<typeof serviceDouble>[0]) {
  const product = { id: 7, pictures: { ...pictures, version: 'v1' } } satisfies Partial<StaffProduct>;
  const service = serviceDouble(answers);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <ProductPictures product={product as unknown as StaffProduct} onChanged={() => {}} />
    </PageAt>,
  );
  return service;
}
const place = (name: string) => within(screen.getByRole('group', { name }));
const shown = (name: string) =>
  place(name)
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

it('pictures stand by place, are moved and taken away, and are asked for as they stand (STAFF-66)', async () => {
  const user = userEvent.setup();
  const { callsOf } = show({ 'POST /api/staff/products/7/pictures/': { version: 'v2' } });
  expect(shown('Of every colour')).toEqual(['Picture 1', 'Picture 2']);
  await user.click(place('Of every colour').getByRole('button', { name: 'Move up: Picture 2' }));
  await user.click(place('Green').getByRole('button', { name: 'Take away Picture 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(callsOf('POST /api/staff/products/7/pictures/')[0]?.body).toEqual({
    version: 'v1',
    images: ['/media/b', '/media/a'],
    colours: [{ colour_id: 5, images: [] }],
  });
});

it('a refused picture is told by its name, and those beside it are taken', async () => {
  const user = userEvent.setup();
  const answers = [{ path: '/media/one' }, new ApiFailure(415, 'picture_kind', 'No picture.'), { path: '/media/two' }];
  const { callsOf } = show({ 'POST /api/staff/pictures/': () => answers.shift() ?? {} });
  const input = place('Green').getByLabelText('Add pictures: Green');
  await user.upload(input, [file('one.jpg'), file('words.jpg'), file('two.jpg')]);
  expect(await screen.findByText('words.jpg: No picture.')).toBeTruthy();
  expect(await screen.findByText('2 pictures added. Save to show them.')).toBeTruthy();
  expect(shown('Green')).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
  const [first] = callsOf('POST /api/staff/pictures/');
  expect(first?.body).toBeInstanceOf(Blob);
  expect(callsOf('POST /api/staff/products/7/pictures/')).toEqual([]);
});

it('sends no more where nothing answers', async () => {
  const user = userEvent.setup();
  const { callsOf } = show({ 'POST /api/staff/pictures/': silence });
  await user.upload(place('Green').getByLabelText('Add pictures: Green'), [file('one.jpg'), file('two.jpg')]);
  expect(await screen.findByText(/^one\.jpg: /)).toBeTruthy();
  expect(callsOf('POST /api/staff/pictures/')).toHaveLength(1);
  expect(shown('Green')).toEqual(['Picture 1']);
});
