import { flushCompileCache } from 'node:module';
import { connectPatiently } from 'mf-shared/rules/connect-patiently';
import { startService } from './service.ts';

connectPatiently();
/** The service of a shop that fills itself from nothing: DATA_DIR or DATABASE_URL hold all that it shows. */
await startService();
// Where what is compiled is kept (NODE_COMPILE_CACHE), the next start has it however this process ends.
flushCompileCache();
