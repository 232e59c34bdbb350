// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { $session, anonymousSession } from 'mf-shared/stores';
import { afterEach, expect, it, vi } from 'vitest';
import { isClubMember, useSessionFact } from './use-session-fact.ts';

const drawn = vi.fn<(isMember: boolean) => void>();

function Reader() {
  const isMember = useSessionFact(isClubMember);
  drawn(isMember);
  return <p>{String(isMember)}</p>;
}

afterEach(() => {
  drawn.mockReset();
  $session.set(anonymousSession);
});

it('a reader is drawn anew when its fact changes, and not when another does', () => {
  render(<Reader />);
  act(() => $session.set({ ...anonymousSession, firstName: 'Aino' }));
  expect(drawn.mock.calls).toEqual([[false]]);
  act(() => $session.set({ ...anonymousSession, isClubMember: true }));
  expect(drawn.mock.calls).toEqual([[false], [true]]);
});
