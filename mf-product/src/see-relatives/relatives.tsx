import type { ProductModel, Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';

/** The new product that a second-hand one descends from, and the ski wizard for a piece of a ski package. */
export function Relatives({ model, variant }: { model: ProductModel; variant: Variant | null }) {
  const text = useText('mf-product');
  const href = useHref();
  const config = usePageConfig();
  const { second_hand_parent: parent, ski_wizard: wizard } = model;
  const price = parent?.prices[config.taxAreaId];
  const query = wizard.group ? `?group=${wizard.group}${variant ? `&${wizard.group}=${variant.id}` : ''}` : '';
  return (
    <>
      {parent?.is_active && (
        <p>
          <TextArrow href={href(parent.url)}>
            {text('relatives.new', { name: parent.name, price: price ? formatPrice(price.active, config) : '' })}
          </TextArrow>
        </p>
      )}
      {wizard.belongsTo && wizard.sport && (
        <p>
          <TextArrow href={`${href(`/ski-wizard/${wizard.sport}/`)}${query}`}>{text('relatives.ski')}</TextArrow>
        </p>
      )}
    </>
  );
}
