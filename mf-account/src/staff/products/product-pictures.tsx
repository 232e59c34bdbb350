import type { ProductPictures as Asked, StaffProduct } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { NewerFields } from '../newer-fields.tsx';
import order from '../order/order.module.css';
import { UploadPictures } from '../pictures/upload-pictures.tsx';
import room from '../staff-room.module.css';
import { readKeys } from '../written/keys-in-order.ts';
import { ThingsInOrder } from '../written/things-in-order.tsx';
import styles from './product-pictures.module.css';
import { useSection } from './use-section.ts';

/** The field of the pictures of every colour. */
const every = 'images';

/** The product's pictures in their order: those of every colour, and those of each. */
export function ProductPictures({ product, onChanged }: { product: StaffProduct; onChanged: () => void }) {
  const text = useText('mf-account');
  const { pictures } = product;
  const stored = writtenPictures(pictures);
  const names = Object.keys(stored);
  const labels: Readonly<Record<string, string>> = {
    ...Object.fromEntries(pictures.colours.map(({ colour_id, name }) => [fieldOf(colour_id), name])),
    [every]: text('staff_products.pictures_every'),
  };
  const { isOvertaken, save } = useSection({
    ...{ version: pictures.version, onChanged },
    onNewer: () => form.setValues(stored),
  });
  const form = useForm<string>({
    id: 'product-pictures',
    initial: stored,
    labels,
    rules: {},
    send: async (typed) => {
      await save(`/api/staff/products/${product.id}/pictures/`, askedPictures(typed));
      showToast('success', text('staff_products.saved'));
    },
    explain: ({ code, message }) => (code === 'product_changed' ? message : null),
  });
  return (
    <section className={order.panel} aria-labelledby="product-pictures-title">
      <h2 id="product-pictures-title">{text('staff_products.pictures')}</h2>
      <p className={room.muted}>{text('staff_products.pictures_lead')}</p>
      <FormFrame form={form} action={text('settings.save')} look="line">
        {names.map((name) => (
          <PicturesInOrder
            key={name}
            field={{ ...form.field(name), label: labels[name] ?? name }}
            onChange={(change) =>
              form.setValues((now) => ({ ...now, [name]: change(readKeys(now[name] ?? '')).join(' ') }))
            }
          />
        ))}
        {isOvertaken && (
          <NewerFields
            {...{ form, stored, names }}
            wordsOf={(name) => text('staff_products.pictures_count', { count: readKeys(stored[name] ?? '').length })}
          />
        )}
      </FormFrame>
    </section>
  );
}

interface PicturesInOrderProps {
  field: { id: string; label: string; value: string };
  onChange: (change: (paths: readonly string[]) => readonly string[]) => void;
}

/** Pictures of one place, each moved and taken away by a press, with the way to add more. */
function PicturesInOrder({ field, onChange }: PicturesInOrderProps) {
  const text = useText('mf-account');
  const paths = readKeys(field.value);
  const nameOf = (path: string) => text('staff_products.picture_named', { number: paths.indexOf(path) + 1 });
  return (
    <ThingsInOrder
      {...{ field, nameOf }}
      keys={paths}
      factsOf={(path) => (
        <Picture path={path} alt={nameOf(path)} widths={[160]} sizes="4rem" ratio="4/5" className={styles.picture} />
      )}
      search={() => (
        <UploadPictures
          id={field.id}
          label={text('staff_products.pictures_add', { place: field.label })}
          onPicture={(path) => onChange((now) => [...now.filter((other) => other !== path), path])}
        />
      )}
      onKeys={(keys) => onChange(() => keys)}
    />
  );
}

const ofColour = 'colour_';
const fieldOf = (colourId: number): string => `${ofColour}${colourId}`;

/** The fields of the form: the paths of a place in their order, with spaces between. */
function writtenPictures({ images, colours }: StaffProduct['pictures']): Record<string, string> {
  const ofColours = colours.map((colour) => [fieldOf(colour.colour_id), colour.images.join(' ')]);
  return { [every]: images.join(' '), ...Object.fromEntries(ofColours) };
}

function askedPictures({ [every]: images = '', ...colours }: Readonly<Record<string, string>>): Asked {
  return {
    images: readKeys(images),
    colours: Object.entries(colours).map(([field, paths]) => ({
      colour_id: Number(field.slice(ofColour.length)),
      images: readKeys(paths),
    })),
  };
}
