import { expect, it, vi } from 'vitest';
import { tellShortSecret } from './service-secret.ts';

it('a short SERVICE_SECRET is told once at a start, without the secret itself', () => {
  const error = vi.fn();
  tellShortSecret('a short one', { error });
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^SERVICE_SECRET has fewer than 32 characters/));
  expect(error.mock.calls.flat().join()).not.toContain('a short one');
});

it('one that is long enough, or the database’s own, is not told', () => {
  const error = vi.fn();
  for (const configured of [null, 'a secret of thirty-two characters']) tellShortSecret(configured, { error });
  expect(error).not.toHaveBeenCalled();
});
