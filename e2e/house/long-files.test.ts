import { expect, it } from 'vitest';
import { codeOf, read, rooms } from './source-files.ts';

const mostLines = 200;

/** Files that have more lines, each with its reason. A file that gets shorter leaves the list. */
const longer: Readonly<Record<string, string>> = {
  'api/audit/find-order-faults.ts': 'a table of rules in SQL',
  'api/db/schema/tables.ts': 'generated',
  'api/db/schema/stored-json.ts': 'shapes of what columns hold',
  'api/import/import-format.ts': 'shapes of an import',
  'api/modules/after-sale/give-up-exchange.ts': 'one subject, to be parted',
  'api/modules/after-sale/settle-withdrawal.ts': 'one subject, to be parted',
  'api/modules/returns/inspect-return.ts': 'one subject, to be parted',
  'api/modules/returns/read-return.ts': 'one subject, to be parted',
  'api/read-model/general-settings.ts': 'a table of settings',
  'deploy/bench/measure-pages.ts': 'one subject, to be parted',
  'deploy/demo/fill/fill-content.ts': 'one subject, to be parted',
  'deploy/demo/fill/fill-models.ts': 'one subject, to be parted',
  'deploy/demo/models/hand-made-clothing.ts': 'data',
  'mf-account/src/rent/book-rental.tsx': 'one screen, to be parted',
  'mf-shared/contract/complaints.ts': 'shapes of calls',
  'mf-shared/contract/returns.ts': 'shapes of calls',
  'mf-shared/contract/staff-returns.ts': 'shapes of calls',
  'mf-shared/rules/page-aliases.ts': 'a table of names',
  'mf-shared/stores/cart.ts': 'one store',
  'shell/server/app.ts': 'one subject, to be parted',
  'shell/server/pages/page-service.ts': 'one subject, to be parted',
  'shell/server/rendering/render-threads.ts': 'one subject, to be parted',
};

it('a file has at most 200 lines, or is named with its reason', () => {
  const found = rooms.flatMap(codeOf).filter((file) => read(file).split('\n').length - 1 > mostLines);
  expect(found.sort()).toEqual(Object.keys(longer).sort());
});
