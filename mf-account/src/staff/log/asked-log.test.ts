import { expect, it } from 'vitest';
import { askedLog } from './asked-log.ts';

it.each([
  [
    'about=product&q=+aino+&from=2026-11-01&to=2026-11-30',
    { about: 'product', q: 'aino', from: '2026-11-01', to: '2026-11-30' },
  ],
  ['about=nothing&q=&from=2026-02-30&to=yesterday', {}],
  ['', {}],
])('%s asks the log for what makes sense of it (STAFF-41)', (query, asked) => {
  expect(askedLog(new URLSearchParams(query))).toEqual(asked);
});
