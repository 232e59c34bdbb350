import { buildApp } from '../app.ts';
import { hashPassword } from '../modules/accounts/passwords.ts';
import { serviceSettings } from '../service-settings.ts';
import { fillSmallShop } from './small-shop.ts';
import { testDatabase } from './test-database.ts';

/** The service with the small shop, forgotten at its end: for trying a page without the demo data. */
const settings = serviceSettings();
const open = await testDatabase();
await fillSmallShop(open.db);
await open.db
  .insertInto('customers')
  .values({
    email: 'customer@havu.example',
    password_hash: await hashPassword('Havu-demo-1'),
    first_name: 'Aino',
    last_name: 'Havu',
    is_active: true,
  })
  .execute();
const app = await buildApp(open, settings);
await app.listen({ port: settings.port, host: settings.host });
process.send?.({ ready: true });
process.on('SIGTERM', () => void app.close().then(() => open.close()));
