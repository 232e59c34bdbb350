import order from '../order/order.module.css';
import { SettingList } from './setting-list.tsx';

/** The shop's general settings, for admins (STAFF-14, STAFF-34). */
export function ContentScreen() {
  return (
    <div className={order.work}>
      <SettingList />
    </div>
  );
}
