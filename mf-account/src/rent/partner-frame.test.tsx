// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createApiClient } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, expect, it } from 'vitest';
import { PartnerFrame } from './partner-frame.tsx';

afterEach(cleanup);

it('frames the partner’s page under its title, and says what to do where it stays empty (RENTAL-3)', async () => {
  history.replaceState(null, '', '/en/rental/rentle/');
  const api = createApiClient({ origin: 'http://localhost', locale: 'en', authorization: () => null });
  render(
    <PageAt api={api} packages={['mf-account']}>
      <PartnerFrame url="about:blank#partner" />
    </PageAt>,
  );
  expect((await screen.findByTitle('Reserve a rental')).getAttribute('src')).toBe('about:blank#partner');
  expect(screen.getByText(/cannot be reached at the moment/)).toBeDefined();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(addresses[0]).toBe('about:blank#partner');
  expect(addresses.some((address) => address.startsWith('tel:'))).toBe(true);
  expect(addresses.some((address) => address.startsWith('mailto:'))).toBe(true);
  expect(addresses.at(-1)).toBe('/en/rental/');
});
