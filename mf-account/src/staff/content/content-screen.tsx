import order from '../order/order.module.css';
import { useMay } from '../use-may.ts';
import { BannerList } from './banner-list.tsx';
import { SettingList } from './setting-list.tsx';

/** When banners are shown, and for admins the shop's general settings (STAFF-14, STAFF-34). */
export function ContentScreen() {
  const may = useMay();
  return (
    <div className={order.work}>
      <BannerList />
      {may('settings.change') && <SettingList />}
    </div>
  );
}
