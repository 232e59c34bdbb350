// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { LeadToKept } from './lead-to-kept.tsx';

afterEach(cleanup);

it('makes the page the kept account’s (STAFF-76)', async () => {
  window.history.replaceState(null, '', '/staff/customers/12/');
  render(
    <PageAt api={serviceDouble({}).api} packages={['mf-account']}>
      <LeadToKept id={7} />
    </PageAt>,
  );
  await waitFor(() => expect(window.location.pathname).toMatch(/\/staff\/customers\/7\/$/));
});
