import './provided-modules.ts';
import { installTrust } from '../remotes/trust.ts';
import { startShop } from './start-shop.tsx';

installTrust();
void startShop();
