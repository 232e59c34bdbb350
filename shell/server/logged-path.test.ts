import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/api/orders/100123/?key=abc', '/api/orders/100123/'],
  ['/api/returns/7K2M-9QXP-4RTB/cancel/', '/api/returns/…/cancel/'],
  ['/api/reclamations/7k2m9qxp4rtb/', '/api/reclamations/…/'],
  ['/api/returns/', '/api/returns/'],
  ['/api/returns/exchanges/', '/api/returns/exchanges/'],
  ['/api/attachments/1/?expires=1&signature=abc', '/api/attachments/1/'],
  ['/fi/takit/', '/fi/takit/'],
])('a log keeps %s as %s', (target, kept) => {
  expect(loggedPath(target)).toBe(kept);
});
