// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { optionalPart } from './optional-part.ts';

afterEach(cleanup);

it('comes when it is loaded', async () => {
  const Part = optionalPart(async () => ({ name }: { name: string }) => <p>for {name}</p>);
  render(
    <Suspense fallback={null}>
      <Part name="staff" />
    </Suspense>,
  );
  expect(await screen.findByText('for staff')).toBeTruthy();
});

it('is left out where it cannot be loaded, and the page stands', async () => {
  const Part = optionalPart(() => Promise.reject(new Error('404')));
  render(
    <Suspense fallback={<p>loading</p>}>
      <p>page</p>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('page')).toBeTruthy();
});
