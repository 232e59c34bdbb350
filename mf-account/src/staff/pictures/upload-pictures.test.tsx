// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { UploadPictures } from './upload-pictures.tsx';

afterEach(cleanup);

const upload = 'POST /api/staff/pictures/';
const jpeg = (name: string, words = name) => new File([words], name, { type: 'image/jpeg' });

function open(isOne = false) {
  const service = serviceDouble();
  const taken: string[] = [];
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <UploadPictures id="upload" isOne={isOne} onPicture={(path) => taken.push(path)} />
    </PageAt>,
  );
  return {
    service,
    taken,
    field: screen.getByLabelText<HTMLInputElement>(isOne ? 'Upload a picture' : 'Add pictures'),
  };
}

it('takes pictures one after the other; one that cannot be shown is told by its name, and the others are taken (STAFF-66)', async () => {
  const { service, taken, field } = open();
  let calls = 0;
  const refusal = new ApiFailure(400, 'picture_unreadable', 'It cannot be shown.');
  service.answers[upload] = () => {
    calls += 1;
    if (calls === 2) throw refusal;
    return { path: `uploaded/${calls}` };
  };
  await userEvent.upload(field, [jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg')]);
  expect(await screen.findByText('b.jpg: It cannot be shown.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 pictures added. Save to show them.'));
  expect(taken).toEqual(['uploaded/1', 'uploaded/3']);
  // The service tells a picture by its content alone.
  const [first] = service.callsOf(upload);
  const body = first?.body;
  if (!(body instanceof Blob)) throw new Error('no file was sent');
  expect(body.type).toBe('application/octet-stream');
  expect(await body.text()).toBe('a.jpg');
});

it('stops where the service does not answer, and a new try takes the complaint away (STAFF-66)', async () => {
  const { service, taken, field } = open();
  service.answers[upload] = silence();
  await userEvent.upload(field, [jpeg('a.jpg'), jpeg('b.jpg')]);
  expect(await screen.findByText(/^a\.jpg: /)).toBeTruthy();
  expect(service.callsOf(upload)).toHaveLength(1);
  expect(taken).toEqual([]);
  service.answers[upload] = { path: 'uploaded/1' };
  await userEvent.upload(field, jpeg('a.jpg'));
  await waitFor(() => expect(taken).toEqual(['uploaded/1']));
  expect(screen.queryByText(/^a\.jpg: /)).toBeNull();
});

it('where there is room for one picture only, one is chosen', () => {
  const { field } = open(true);
  expect(field.multiple).toBe(false);
  expect(field.accept).toBe('image/jpeg,image/png,image/webp,image/avif');
});
