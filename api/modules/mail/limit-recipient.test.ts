import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { mayMailStranger } from './limit-recipient.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
});
afterAll(() => open.close());

/** How many of these mails may be sent. */
async function sent(address: string, asked: number): Promise<number> {
  let count = 0;
  for (let nth = 0; nth < asked; nth += 1) if (await mayMailStranger(open.db, address)) count += 1;
  return count;
}
/** The windows that end within an hour are over. */
const anHourPasses = () =>
  open.db
    .updateTable('tries')
    .set({ ends_at: new Date(0) })
    .where('ends_at', '<', new Date(Date.now() + 61 * 60_000))
    .execute();

it('one mailbox, under all its names, gets five mails in an hour and twelve in a day (CONTENT-23)', async () => {
  expect(await sent('aino@havu.example', 3)).toBe(3);
  expect(await sent(' Aino+shop@Havu.example', 7)).toBe(2);
  await anHourPasses();
  expect(await sent('aino@havu.example', 7)).toBe(5);
  await anHourPasses();
  expect(await sent('aino@havu.example', 7)).toBe(2);
  expect(await sent('onni@havu.example', 1)).toBe(1);
});

it('no mail is made for an address to which none is ever delivered, as erased accounts have it', async () => {
  expect(await sent('erased-7@erased.invalid', 1)).toBe(0);
});
