// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ApiProvider } from 'mf-shared/http';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { GuaranteeRights } from './guarantee-rights.tsx';

afterEach(cleanup);

it.each([
  ['opens the notice', {}, true],
  ['is left to the browser with Ctrl', { ctrlKey: true }, false],
  ['is left to the browser with Shift, which opens a window', { shiftKey: true }, false],
  ['is left to the browser with Alt, which saves the page', { altKey: true }, false],
])('a press %s (LAW-11)', async (_what, keys, isOpened) => {
  const { api } = serviceDouble({ 'GET /api/legal-guarantee/': silence });
  render(
    <PageAround>
      <ApiProvider api={api}>
        <GuaranteeRights />
      </ApiProvider>
    </PageAround>,
  );
  const link = screen.getByRole('link', { name: 'Your legal guarantee rights' });
  const press = createEvent.click(link, { cancelable: true, ...keys });
  fireEvent(link, press);
  expect(press.defaultPrevented).toBe(isOpened);
  if (isOpened) expect(await screen.findByRole('dialog')).toBeTruthy();
  else expect(screen.queryByRole('dialog')).toBeNull();
});
