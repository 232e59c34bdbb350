import { useStore } from '@nanostores/react';
import { $session } from 'mf-shared/stores';
import order from '../order/order.module.css';
import { BannerList } from './banner-list.tsx';
import { SettingList } from './setting-list.tsx';

/** When banners are shown, and for admins the shop's general settings (STAFF-14, STAFF-34). */
export function ContentScreen() {
  const { isAdminUser } = useStore($session);
  return (
    <div className={order.work}>
      <BannerList />
      {isAdminUser && <SettingList />}
    </div>
  );
}
