import type { LoginResponse } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useHref, useNavigate } from 'mf-shared/router';
import { signIn } from 'mf-shared/stores';
import { useCallback } from 'react';
import { forgetLinkToken } from '../forms/use-link-token.ts';
import { nextPath } from '../lib/next-path.ts';

/** Ends a sign-in: the visitor is signed in as by a password, and goes on where the way began. It throws ApiFailure. */
export function useFinish(ticket: string, next: string): (more?: object) => Promise<void> {
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  return useCallback(
    async (more = {}) => {
      const login = await api.post<LoginResponse>('/api/accounts/social/finish/', { ticket, ...more });
      forgetLinkToken();
      signIn(login);
      const query = new URLSearchParams({ next });
      void navigate(nextPath(`?${query}`, location.origin, href('/accounts/')), { replace: true });
    },
    [api, href, navigate, ticket, next],
  );
}
