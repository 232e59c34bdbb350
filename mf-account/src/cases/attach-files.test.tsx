// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AttachFiles } from './attach-files.tsx';
import { useUploads } from './use-uploads.ts';

/** The browser's request, at the edge: a test answers it when it wants to. */
class Request {
  static made: Request[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  response: unknown = null;
  url = '';
  headers: Record<string, string> = {};
  isAborted = false;
  constructor() {
    Request.made.push(this);
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    return act(async () => this.onload?.());
  }
}

beforeEach(() => {
  Request.made = [];
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draft = 'd'.repeat(32);
const stored = { name: 'zip.jpg', media_type: 'image/jpeg', sent_bytes: 2048, width: 1, height: 1 };

function Form() {
  return <AttachFiles {...useUploads(draft, 'return')} />;
}

function show(results: readonly object[] = []) {
  const service = serviceDouble({ 'GET /api/attachments/': { results }, 'DELETE /api/attachments/f-1/': {} });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <Form />
    </PageAt>,
  );
  return service;
}
const fileOf = (name: string, bytes: number) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Choose photographs'), { target: { files } });
const rows = () => within(screen.getByRole('list', { name: 'Photographs' })).queryAllByRole('listitem');
const megabyte = 1024 * 1024;

it('sends each file by itself under the form’s secret and tells how far it is (LOOK-51)', async () => {
  show();
  choose(fileOf('zip.jpg', 2048), fileOf('label.jpg', 1024));
  expect(Request.made).toHaveLength(2);
  const [first] = Request.made;
  expect(first?.headers['x-draft']).toBe(draft);
  expect(new URL(first?.url ?? '', 'http://x').searchParams.get('of')).toBe('return');
  act(() => first?.upload.onprogress?.({ loaded: 512, total: 2048 }));
  expect(screen.getByText('Uploading, 25 %')).toBeDefined();
  await first?.answer(200, { ...stored, id: 'f-1', url: '/f-1' });
  expect(screen.getByText('Uploaded, 2 kB')).toBeDefined();
});

it('takes files that are dropped on it, by the same rules, and says where they may be let go (AFTER-73, LOOK-51)', () => {
  show();
  const frame = screen.getByLabelText('Choose photographs').closest('label');
  if (!frame) throw new Error('nowhere to drop');
  fireEvent.dragOver(frame);
  expect(frame.dataset.over).toBe('true');
  fireEvent.dragLeave(frame);
  expect(frame.dataset.over).toBeUndefined();
  fireEvent.dragOver(frame);
  // The browser would open the file in place of the page.
  const files = [fileOf('zip.jpg', 2048), fileOf('large.jpg', 26 * megabyte)];
  expect(fireEvent.drop(frame, { dataTransfer: { files } })).toBe(false);
  expect(frame.dataset.over).toBeUndefined();
  expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual(['zip.jpg']);
  expect(Request.made.map(({ url }) => new URL(url, 'http://x').searchParams.get('name'))).toEqual(['zip.jpg']);
  expect(screen.getByText('The files are too large: 25 MB are the most together.')).toBeDefined();
});

it('tells why a file was refused, and sends it again under the same key (LOOK-51)', async () => {
  show();
  choose(fileOf('zip.jpg', 2048));
  await Request.made[0]?.answer(422, { error: { code: 'attachment_broken', message: 'This is no picture.' } });
  expect(screen.getByRole('alert').textContent).toBe('This is no picture.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const keyOf = (at: number) => new URL(Request.made[at]?.url ?? '', 'http://x').searchParams.get('key');
  expect(Request.made).toHaveLength(2);
  expect(keyOf(1)).toBe(keyOf(0));
  await act(async () => Request.made[1]?.onerror?.());
  expect(screen.getByRole('alert').textContent).toMatch(/^Upload failed/);
});

it('offers no second try for a kind of file that is not taken (AFTER-72)', async () => {
  show();
  choose(fileOf('trap.png', 2048));
  await Request.made[0]?.answer(415, { error: { code: 'attachment_kind', message: 'This kind is not taken.' } });
  expect(screen.getByRole('alert').textContent).toBe('This kind is not taken.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove trap.png' })).toBeTruthy();
});

it('takes no file beyond the size of all together, and no more than 20 (AFTER-73, AFTER-75)', () => {
  show();
  choose(fileOf('a.jpg', 20 * megabyte), fileOf('b.jpg', 6 * megabyte), fileOf('c.jpg', 5 * megabyte));
  expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual(['a.jpg', 'c.jpg']);
  expect(screen.getByText('The files are too large: 25 MB are the most together.')).toBeDefined();
  cleanup();
  show();
  choose(...Array.from({ length: 21 }, (_, index) => fileOf(`${index}.jpg`, 1)));
  expect(rows()).toHaveLength(20);
  expect(screen.getByText('20 files are the most.')).toBeDefined();
});

it('stops a file that is taken away while it is sent, and deletes one that was stored', async () => {
  const service = show();
  choose(fileOf('zip.jpg', 2048), fileOf('label.jpg', 1024));
  await Request.made[0]?.answer(200, { ...stored, id: 'f-1', url: '/f-1' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove label.jpg' }));
  expect(Request.made[1]?.isAborted).toBe(true);
  expect(service.callsOf('DELETE /api/attachments/f-1/')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Remove zip.jpg' }));
  expect(service.callsOf('DELETE /api/attachments/f-1/')).toHaveLength(1);
  expect(rows()).toHaveLength(0);
});

it('shows the files of a form that was left before it was sent, and counts them (AFTER-77)', async () => {
  show([{ ...stored, id: 'f-1', url: '/f-1', sent_bytes: 24 * megabyte }]);
  expect(await screen.findByText('zip.jpg')).toBeDefined();
  choose(fileOf('b.jpg', 2 * megabyte));
  expect(rows()).toHaveLength(1);
  expect(screen.getByText(/25 MB are the most together/)).toBeDefined();
});
