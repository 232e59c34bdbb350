import type { GoodsOfRefusal } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';

/** Tells what becomes of the goods of a refused case (AFTER-106); empty where it was not decided. */
export function RefusedGoods({ goods }: { goods: GoodsOfRefusal }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  if (goods === null) return null;
  const values = { store: goods.kept_in, date: longDate(goods.kept_until, locale) };
  return <p>{text(`returns.${goods.to}`, values)}</p>;
}
