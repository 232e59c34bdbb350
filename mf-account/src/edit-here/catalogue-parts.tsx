import type { StaffBrand, StaffGroup, StaffProduct } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { locales } from 'mf-shared/rules/locales';
import { BrandForm } from '../staff/brands/brand-form.tsx';
import { GroupForm } from '../staff/groups/group-form.tsx';
import { EditPrice } from '../staff/products/edit-price.tsx';
import { EditTexts } from '../staff/products/edit-texts.tsx';
import { ProductDates } from '../staff/products/product-dates.tsx';
import { ProductPictures } from '../staff/products/product-pictures.tsx';
import { ProductVisibility } from '../staff/products/product-visibility.tsx';
import { type PartProps, RecordPart } from './part-frame.tsx';

export function ProductPart({ id }: PartProps) {
  const missing = useText('mf-account')('staff_products.not_found');
  const path = `/api/staff/products/${id}/`;
  return (
    <RecordPart<StaffProduct> room={`/staff/products/${id}/`} kind="products" {...{ path, missing }}>
      {(product, onChanged) => (
        <>
          {product.can_edit && <EditTexts {...{ product, onChanged }} languages={locales} />}
          {product.can_edit && <ProductPictures {...{ product, onChanged }} />}
          {product.can_price && <EditPrice {...{ product, onChanged }} />}
          {product.can_edit && <ProductVisibility {...{ product, onChanged }} />}
          {product.can_edit && <ProductDates {...{ product, onChanged }} />}
        </>
      )}
    </RecordPart>
  );
}

export function GroupPart({ id }: PartProps) {
  const missing = useText('mf-account')('staff_groups.missing');
  const path = `/api/staff/groups/${id}/`;
  return (
    <RecordPart<StaffGroup> room={`/staff/groups/${id}/`} kind="groups" {...{ path, missing }}>
      {(group, onSaved) => <GroupForm {...{ group, onSaved }} />}
    </RecordPart>
  );
}

export function BrandPart({ id }: PartProps) {
  const missing = useText('mf-account')('staff_edit.nothing');
  const path = `/api/staff/brands/${id}/`;
  return (
    <RecordPart<StaffBrand> room="/staff/brands/" kind="brands" {...{ path, missing }}>
      {(brand, onSaved) => <BrandForm {...{ brand, onSaved }} />}
    </RecordPart>
  );
}
