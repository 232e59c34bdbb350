import { mostOfAttributes } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import type { Form } from '../../forms/use-form.ts';
import { UploadPictures } from '../pictures/upload-pictures.tsx';
import { FoundPicture } from '../written/found-picture.tsx';
import { readKeys } from '../written/keys-in-order.ts';
import { ThingsInOrder } from '../written/things-in-order.tsx';
import styles from './attributes.module.css';
import type { AttributeField } from './typed-attribute.ts';

/** The whole table as a picture, and pictures that show how to measure. */
export function TablePictures({ form }: { form: Form<AttributeField> }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const image = form.field('image');
  const pictures = form.field('pictures');
  const keys = readKeys(pictures.value);
  const put = (next: readonly string[]) => form.setValue('pictures', next.join(' '));
  // Several that are sent one after the other come behind what the field has by then.
  const addPicture = (path: string) =>
    form.setValues((now) => {
      const others = readKeys(now.pictures).filter((other) => other !== path);
      return { ...now, pictures: [...others, path].slice(0, mostOfAttributes.pictures).join(' ') };
    });
  const nameOf = (path: string) => text('staff_attributes.picture_number', { number: keys.indexOf(path) + 1 });
  return (
    <>
      <FoundPicture
        room="attributes"
        isWhole
        {...{ id: image.id, label: image.label, value: image.value, error: image.error }}
        language={locale}
        onValue={(path) => form.setValue('image', path)}
      />
      {image.value && (
        <Check
          id={form.field('hides_image').id}
          label={text('staff_attributes.hides_image')}
          checked={form.values.hides_image !== ''}
          onChange={({ target }) => form.setValue('hides_image', target.checked ? 'yes' : '')}
        />
      )}
      <ThingsInOrder
        field={{ id: pictures.id, label: pictures.label }}
        keys={keys}
        nameOf={nameOf}
        factsOf={(path) => (
          <Picture path={path} alt={nameOf(path)} ratio="3/2" fit="contain" sizes="8rem" className={styles.picture} />
        )}
        search={() => (
          <>
            {pictures.error && <p className={styles.wrong}>{pictures.error}</p>}
            {keys.length < mostOfAttributes.pictures && (
              <UploadPictures id={`${pictures.id}-upload`} onPicture={addPicture} />
            )}
          </>
        )}
        onKeys={put}
      />
    </>
  );
}
