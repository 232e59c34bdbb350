// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { expect, it, vi } from 'vitest';
import { GuaranteeRights } from './guarantee-rights.tsx';

vi.mock('./guarantee-dialog.tsx', () => {
  throw new Error('lost');
});

it('a press leads to the page with the notice where the code of the dialog is lost (LAW-11)', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  render(
    <PageAround>
      <GuaranteeRights />
    </PageAround>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Your legal guarantee rights' }));
  await expect.poll(() => assign.mock.calls).toEqual([['/en/legal-guarantee/']]);
});
